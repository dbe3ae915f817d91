export { formatDate, formatDateTime, formatMoment, formatWhen } from './dates';
export { languageName } from './languages';
export { formatNames, listNames } from './names';
export { countOrNone, formatCount, formatNumber, formatTotal } from './numbers';
export { compareNames, compareNumbered } from './order';
export * from './time-zones';

export * from './calls';
export * from './export-calls';
export * from './import';
export * from './import-calls';
export * from './origin';
export * from './persona';
export * from './persona-selection';

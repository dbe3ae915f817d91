import { formatCount } from '@skills-architect/contracts/locale';

/** Number of records in words; `noun` is in the plural: '2 families', '1 family'. */
export const countRecords = (count: number, noun: string) =>
  formatCount(count, noun.replace(/ies$/, 'y').replace(/s$/, ''), noun);

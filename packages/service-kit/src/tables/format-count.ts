/** Number of records in words; `noun` is in the plural: '2 families', '1 family'. */
export const formatCount = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun}`;

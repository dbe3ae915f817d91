import { read } from '@e965/xlsx';

/** The ids of the personas in an exported workbook. */
export const exportedIds = (bytes: Uint8Array): number[] => {
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return Object.entries(sheet ?? {}).flatMap(([cell, { v: value }]) =>
    /^A\d+$/.test(cell) && typeof value === 'number' ? [value] : [],
  );
};

import type { ZippedFile } from '@skills-architect/service-kit/archives';

/** A range of merged cells, with the number of its rows from 1 and of its columns from 0. */
export interface MergedCells {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const MB = 1024 * 1024;
/** Tables that people lay out by hand are smaller; searching larger sheets costs more than it gives. */
const MAX_BYTES = 64 * MB;
const MAX_MERGES = 20_000;
const MERGE = /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,100}?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
/** An element that two chunks share is found with the end of the former. */
const LONGEST_ELEMENT = 200;

/** Index of a column by its letters. */
export const columnOf = (letters: string): number => {
  let column = 0;
  for (const letter of letters) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
};

/** The merged cells of a sheet. They stand behind its rows, so that its part is searched before it is parsed. */
export const readMerges = async (entry: ZippedFile): Promise<MergedCells[]> => {
  const merges: MergedCells[] = [];
  if (entry.bytes > MAX_BYTES) return merges;
  const stream = await entry.open();
  let rest = '';
  try {
    for await (const chunk of stream.setEncoding('latin1')) {
      const text = rest + String(chunk);
      let end = 0;
      for (const found of text.matchAll(MERGE)) {
        const [, left = '', top, right = '', bottom] = found;
        end = found.index + found[0].length;
        merges.push({ left: columnOf(left), top: Number(top), right: columnOf(right), bottom: Number(bottom) });
      }
      if (merges.length > MAX_MERGES) return [];
      rest = text.slice(Math.max(end, text.length - LONGEST_ELEMENT));
    }
  } finally {
    stream.destroy();
  }
  return merges;
};

/** Gives each merged cell of the rows the text of the first, as people mean it. Pass the rows in order. */
export const mergeFiller = (merges: readonly MergedCells[]) => {
  const waiting = merges.toSorted((a, b) => a.top - b.top);
  let open: (MergedCells & { text: string })[] = [];
  return (cells: string[], row: number): void => {
    while (waiting[0] && waiting[0].top <= row) {
      const next = waiting.shift();
      if (next) open.push({ ...next, text: next.top === row ? (cells[next.left] ?? '') : '' });
    }
    open = open.filter(({ bottom }) => bottom >= row);
    for (const { left, right, text } of open) {
      if (!text.trim()) continue;
      for (let column = left; column <= right; column++) {
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
    }
  };
};

import type { TableRow } from '@skills-architect/library-service-kit/tables';

/** The columns with dates. */
export const DATE_FIELDS = ['datePosted', 'validThrough'] as const;

const DAY_MS = 24 * 3600 * 1000;
/** Day 0 of a spreadsheet. */
const SHEET_START = Date.UTC(1899, 11, 30);
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\D|$)/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:\D|$)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T|$)/;
/** "Tue, 03 Nov 2026 10:00:00 GMT", "3 November 2026", "November 3, 2026": English, as feeds write them. */
const NAMED_MONTH = /^(?:[a-z]{3,9},? )?(?:(\d{1,2}) ([a-z]{3,9}),?|([a-z]{3,9}) (\d{1,2}),?) (\d{4})(?:\D|$)/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

const toDay = (time: number) =>
  time >= EARLIEST && time < LATEST ? new Date(time).toISOString().slice(0, 10) : undefined;

const dayOf = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? toDay(date.getTime()) : undefined;
};

/** Of two numbers the one above 12 is the day; with dots the day comes first. */
const fromYearLast = (first: number, separator: string, second: number, year: number) => {
  if (separator === '.' || first > 12 || first === second) return dayOf(year, second, first);
  return second > 12 ? dayOf(year, first, second) : undefined;
};

/** The day that a cell states, as `2026-11-03`; undefined when it is none, or may be two. */
export const readDay = (cell: string): string | undefined => {
  const text = cell.trim();
  const iso = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first, separator = '', second, year] = YEAR_LAST.exec(text) ?? [];
  if (first && second && year) return fromYearLast(Number(first), separator, Number(second), Number(year));
  const named = NAMED_MONTH.exec(text);
  if (named) {
    const month = MONTHS.indexOf((named[2] ?? named[3] ?? '').slice(0, 3).toLowerCase());
    return dayOf(Number(named[5]), month + 1, Number(named[1] ?? named[4]));
  }
  if (SECONDS.test(text)) return toDay(Number(text) * 1000);
  if (MILLISECONDS.test(text)) return toDay(Number(text));
  return SERIAL.test(text) ? toDay(SHEET_START + Math.floor(Number(text)) * DAY_MS) : undefined;
};

/** A row with its dates as days. A cell that states no day says nothing: it is left out, and passed to `onUnread`. */
export const withDays = (row: TableRow, onUnread: (cell: string) => void): TableRow => {
  const cells = { ...row.cells };
  for (const field of DATE_FIELDS) {
    const cell = cells[field]?.trim();
    if (!cell) continue;
    const day = readDay(cell);
    if (day === undefined) {
      onUnread(cell);
      delete cells[field];
    } else cells[field] = day;
  }
  const isDate = (field: string) => DATE_FIELDS.some((dateField) => dateField === field);
  const odd = new Map([...row.odd].filter(([field, what]) => what !== 'date' || !isDate(field)));
  return { ...row, cells, odd };
};

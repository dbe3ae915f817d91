import { formatNumber } from '@skills-architect/contracts/locale';
import { ArchiveRefused } from '@skills-architect/service-kit/archives';
import { textOfValue } from './json-cell';
import { type Entry, flatten, isEntry, linkedEntries, wrappedList } from './json-entries';
import { lowerAscii } from './text-of-markup';

/** An entry of a JSON file as a row of a table; `row` is its line, or its position in a list, from 1. */
export interface JsonRow {
  row: number;
  cells: string[];
}

/** The entries of a JSON file as a table with a column for each property that occurs. */
export interface JsonTable {
  titles: string[];
  rows: JsonRow[];
}

interface NumberedEntry {
  row: number;
  entry: Entry;
}

/** A cell holds the text of a nested value; deeper ones are mistakes or attacks. */
const MAX_LEVELS = 50;
const MAX_ENTRIES = 500_000;
/** Entries with more properties are no records: their keys are values. */
const MAX_COLUMNS = 200;

const JSON_START = /^\s*[[{]/;
const LIST_START = /^\s*\[/;
/** Whether a text is JSON rather than a table of separated values. */
export const isJson = (text: string) => JSON_START.test(text);

const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const scalarText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? textOfValue(value) || JSON.stringify(value) : String(value);
};
/** A list becomes one cell with an item per line. */
const toCell = (value: unknown): string =>
  Array.isArray(value) ? [...new Set(value.map(scalarText))].filter(Boolean).join('\n') : scalarText(value);

/** Whether a value is nested deeper than this many levels. */
const isDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
};

const checkDepth = (entry: Entry, name: string, place: string) => {
  if (isDeeper(entry, MAX_LEVELS))
    throw new ArchiveRefused(`${name} cannot be read: ${place} is nested more than ${MAX_LEVELS} levels deep.`);
};

const checkCount = (count: number, name: string, what: string) => {
  if (count > MAX_ENTRIES)
    throw new ArchiveRefused(
      `${name} cannot be read: it has more than ${formatNumber(MAX_ENTRIES)} ${what}. Split it into several files.`,
    );
};

const toEntries = (list: readonly unknown[], name: string): NumberedEntry[] => {
  checkCount(list.length, name, 'entries');
  return list.map((entry, index) => {
    if (!isEntry(entry)) throw new ArchiveRefused(`${name} cannot be read: entry ${index + 1} is no object.`);
    checkDepth(entry, name, `entry ${index + 1}`);
    return { row: index + 1, entry };
  });
};

/** The number of lines, counted only up to the limit. */
const countLines = (text: string): number => {
  let lines = 1;
  for (let index = text.indexOf('\n'); index >= 0 && lines <= MAX_ENTRIES; index = text.indexOf('\n', index + 1))
    lines += 1;
  return lines;
};

/** JSON Lines: one object per line. */
const readLineEntries = (text: string, name: string): NumberedEntry[] => {
  // The end of the last line begins no other one.
  checkCount(countLines(text.trimEnd()), name, 'lines');
  return text.split('\n').flatMap((line, index) => {
    if (!line.trim()) return [];
    const entry = parseJson(line)?.value;
    if (!isEntry(entry)) throw new ArchiveRefused(`${name} cannot be read: line ${index + 1} is not a JSON object.`);
    checkDepth(entry, name, `line ${index + 1}`);
    return [{ row: index + 1, entry }];
  });
};

const readEntries = (text: string, name: string, type: string | undefined): NumberedEntry[] => {
  const parsed = parseJson(text);
  if (!parsed && LIST_START.test(text))
    throw new ArchiveRefused(`${name} cannot be read: it is not valid JSON. It may be cut off.`);
  if (!parsed) return readLineEntries(text, name);
  const linked = type === undefined ? [] : linkedEntries(parsed.value, type);
  if (linked.length) return toEntries(linked, name);
  if (Array.isArray(parsed.value)) return toEntries(parsed.value, name);
  if (!isEntry(parsed.value)) return [];
  const list = wrappedList(parsed.value);
  if (list) return toEntries(list, name);
  checkDepth(parsed.value, name, 'it');
  return [{ row: 1, entry: parsed.value }];
};

/** Words of linked data that say what an object is, not what its record says. */
const LINKED_NAMES = /(?:^|\.)@(?:type|context)$/;

const toTable = (entries: readonly NumberedEntry[]): JsonTable => {
  const flat = entries.map(({ row, entry }) => ({ row, entry: flatten(entry) }));
  const names = new Set(flat.flatMap(({ entry }) => Object.keys(entry)));
  const titles = [...names].filter((name) => !LINKED_NAMES.test(name)).slice(0, MAX_COLUMNS);
  return {
    titles,
    rows: flat.map(({ row, entry }) => ({ row, cells: titles.map((title) => toCell(entry[title])) })),
  };
};

/**
 * Reads a list of objects, an object with such a list, or JSON Lines; of linked data the objects of a schema.org type.
 * Throws `ArchiveRefused` with the line or entry that cannot be read.
 */
export const jsonTable = (text: string, name: string, type?: string): JsonTable =>
  toTable(readEntries(text, name, type));

/** The records within a value that another format had: its list, or all of the value's entries. */
export const valueTable = (value: Entry | Entry[], name: string, what: 'list' | 'all'): JsonTable | undefined => {
  const list = what === 'all' || Array.isArray(value) ? [value].flat() : wrappedList(value);
  const entries = list?.filter(isEntry) ?? [];
  return entries.length ? toTable(toEntries(entries, name)) : undefined;
};

const SCRIPT_START = /<script\b[^<>]{0,300}?application\/ld\+json[^<>]{0,300}>/gi;
const SCRIPT_END = '</script';

/** The objects of a schema.org type in the linked data of a web page; undefined for a page without one. */
export const linkedTable = (page: string, name: string, type: string): JsonTable | undefined => {
  const lower = lowerAscii(page);
  const entries = [...page.matchAll(SCRIPT_START)].flatMap((start) => {
    const from = start.index + start[0].length;
    const end = lower.indexOf(SCRIPT_END, from);
    return linkedEntries(parseJson(page.slice(from, end < 0 ? undefined : end))?.value, type);
  });
  return entries.length ? toTable(toEntries(entries, name)) : undefined;
};

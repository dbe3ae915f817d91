import type { Visitor } from '../../bench/portal/visitor';
import { adminKinds } from './admin-kinds';
import { differences } from './differences';
import { isOtherVersion, type Kind, type RecordId, strict } from './kind';
import { personaKinds } from './persona-kinds';
import { roleKinds } from './role-kinds';
import { skillKinds } from './skill-kinds';

/** In the order of their dependencies. */
const KINDS: readonly Kind[] = [...adminKinds, ...skillKinds, ...roleKinds, ...personaKinds];

/** What an older version has answered: records by kind. */
export type StoredRecords = Record<string, { id: RecordId; record: unknown }[]>;

interface Written {
  stored: StoredRecords;
  /** What the older version does not have, or has in another form. */
  missing: string[];
}

/** Writes a record of every kind that an older version has, and reads all its records. */
export const writeAndRead = async (visitor: Visitor, mark: string): Promise<Written> => {
  const missing: string[] = [];
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!isOtherVersion(error)) throw error;
      missing.push(`${what} (${error instanceof Error ? error.message.slice(0, 200) : error})`);
    }
  };
  for (const { name, write } of KINDS) await attempt(`a new record of ${name}`, () => write(visitor, mark));
  const stored: StoredRecords = {};
  for (const { name, list, open } of KINDS) {
    const records: StoredRecords[string] = [];
    for (const id of (await attempt(`the list of ${name}`, () => list(visitor))) ?? []) {
      const record = await attempt(`${name} ${id}`, () => open(visitor, id));
      // What one record of a kind cannot be asked for, the others cannot either.
      if (record === undefined) break;
      records.push({ id, record });
    }
    stored[name] = records;
  }
  return { stored, missing };
};

export interface Checked {
  opened: number;
  kinds: number;
  written: number;
  failures: string[];
}

/** At most this many of them, evenly spread. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, index) => index % Math.max(1, Math.ceil(all.length / most)) === 0);

/**
 * Compares the lists of this version with what was stored, opens and compares their records (at most `perKind` of each
 * kind), and writes one of each kind.
 */
export const checkRecords = async (
  anyVisitor: Visitor,
  stored: StoredRecords,
  mark: string,
  { perKind = Number.POSITIVE_INFINITY } = {},
): Promise<Checked> => {
  const visitor = strict(anyVisitor);
  const failures: string[] = [];
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  let opened = 0;
  for (const { name, list, open, isListDerived } of KINDS) {
    const before = new Map(stored[name]?.map(({ id, record }) => [id, record]));
    const found = (await attempt(`the list of ${name}`, () => list(visitor))) ?? [];
    if (!isListDerived)
      for (const id of before.keys()) if (!found.includes(id)) failures.push(`${name} ${id} is not listed any more`);
    for (const id of spread([...new Set([...found, ...before.keys()])], perKind)) {
      const record = await attempt(`${name} ${id}`, () => open(visitor, id));
      if (record === undefined) continue;
      opened += 1;
      const differing = differences(before.get(id) ?? {}, record);
      failures.push(...differing.map((difference) => `${name} ${id}${difference}`));
    }
  }
  let written = 0;
  for (const { name, write, open } of KINDS) {
    const id = await attempt(`a new record of ${name}`, () => write(visitor, mark));
    if (id === undefined) continue;
    const record = await attempt(`the new record ${id} of ${name}`, () => open(visitor, id));
    if (record !== undefined) written += 1;
  }
  return { opened, kinds: KINDS.length, written, failures };
};

/** The line that says what was checked. */
export const summarise = (from: string, { opened, kinds, written, failures }: Checked): string =>
  `upgrade from ${from}: ${opened} records of ${kinds} kinds opened, ${written} written, ${failures.length} failures`;

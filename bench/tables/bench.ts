import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TABLE_LIMIT } from '@skills-architect/contracts';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { table } from '../table';
import { type Reading, readAll } from './targets';

const IS_TABLE = new RegExp(`\\.(?:${TABLE_LIMIT.extensions.join('|')})$`, 'i');
/** Choosing the file, "Check Table" or the next step, and the import itself. */
const LEAST_CLICKS = 3;

/** Clicks until a file is imported: one for each value, column or level to choose, and one to check the file again. */
const clicksOf = ({ missing, openLevels }: Reading) => {
  const choices = missing.length + openLevels;
  return LEAST_CLICKS + choices + (choices ? 1 : 0);
};

/** Clicks, or why there are none. */
const outcome = (reading: Reading | undefined) => {
  if (!reading || reading.refusal !== undefined) return '-';
  if (!reading.usable) return 'no rows';
  const choices = reading.missing.length + reading.openLevels;
  return choices ? `${clicksOf(reading)} (+${choices})` : String(clicksOf(reading));
};

/**
 * Reads all tables of a folder as each kind of import, and prints the clicks from each file to its import: a number alone
 * where its columns are recognised, `+n` where n values or columns must be chosen, `-` where it is refused. With `--json`
 * also the rows, the recognised fields and what is left out.
 */
export const run = async (args: string[]) => {
  const options = { files: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  if (!values.files) throw new Error('Name the folder of the tables: --files FOLDER');
  const folder = values.files;
  const names = (await readdir(folder, { recursive: true })).filter((name) => IS_TABLE.test(name)).toSorted();
  const books = workbooks();
  // Node would exit while it waits for the child processes, which are unreferenced.
  const alive = setInterval(() => undefined, 1000);
  const results: { file: string; readings: Reading[] }[] = [];
  for (const name of names) results.push({ file: name, readings: await readAll(books, path.join(folder, name)) });
  await books.close();
  clearInterval(alive);
  if (values.json) {
    console.log(JSON.stringify(results, null, 2));
    return;
  }
  const targets = [...new Set(results.flatMap(({ readings }) => readings.map(({ target }) => target)))];
  const lines = results.map(({ file, readings }) => {
    const cells = targets.map((target) => outcome(readings.find((reading) => reading.target === target)));
    return [file, String(Math.max(...readings.map(({ rows }) => rows))), ...cells];
  });
  console.log(table(['file', 'rows', ...targets], lines));
  for (const { file, readings } of results)
    if (readings.every(({ usable }) => !usable)) console.log(`\n${file}: ${readings[0]?.refusal ?? 'it has no rows'}`);
};

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { keptRows } from './calibration-rows';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('matched rows are kept for the next run, if a file is named', async () => {
  let runs = 0;
  const matchRows = async () => {
    runs += 1;
    return { small: [], large: [] };
  };
  const file = path.join(folder, 'rows.json');
  for (const name of [undefined, undefined, file, file])
    expect(await keptRows(name, { withLarge: true }, matchRows)).toMatchObject({ small: [], large: [] });
  expect(runs).toBe(3);
  await expect(keptRows(file, { withLarge: false }, matchRows)).rejects.toThrow('Name another file');
});

it('a damaged file is not taken for a missing one', async () => {
  const file = path.join(folder, 'damaged.json');
  await writeFile(file, '{');
  await expect(keptRows(file, {}, () => Promise.reject(new Error('matched')))).rejects.toThrow(SyntaxError);
});

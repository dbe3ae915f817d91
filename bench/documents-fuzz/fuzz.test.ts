import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fuzz } from './fuzz';
import { readers } from './readers';
import { ownSamples } from './samples';

test('200 damaged documents of all formats are read or refused, and no reader crashes or hangs', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'documents-fuzz-'));
  const all = readers(folder);
  try {
    const table = await fuzz(await ownSamples(), 200, 12, all);
    const sum = (outcome: 'read' | 'refused' | 'crashed' | 'too slow') =>
      [...table.values()].reduce((total, outcomes) => total + outcomes[outcome], 0);
    expect({ crashed: sum('crashed'), 'too slow': sum('too slow') }).toEqual({ crashed: 0, 'too slow': 0 });
    expect(sum('read') + sum('refused')).toBe(200);
  } finally {
    await all.close();
    await rm(folder, { recursive: true });
  }
}, 120_000);

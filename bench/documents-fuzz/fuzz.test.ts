import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fuzz } from './fuzz';
import { createReaders } from './readers';
import { createSamples } from './samples';

/** Processor time; starting a reader can take longer than its usual limit here. */
const PATIENT_MS = 60_000;
/** Readers that use up their processor time take more than ten times that when eight busy loops share two cores. */
const TEST_MS = 30 * 60_000;

test(
  'the undamaged samples are read',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'documents-fuzz-'));
    const all = createReaders(folder, PATIENT_MS);
    try {
      const outcomes = new Map<string, string>();
      for (const { format, bytes } of await createSamples()) outcomes.set(format, await all.read(format, bytes));
      expect([...outcomes].filter(([, outcome]) => outcome !== 'read')).toEqual([]);
    } finally {
      await all.close();
      await rm(folder, { recursive: true });
    }
  },
  TEST_MS,
);

test(
  '200 damaged documents of all formats are read, rejected or stopped by their limit, and no reader crashes',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'documents-fuzz-'));
    const all = createReaders(folder);
    try {
      const table = await fuzz(await createSamples(), 200, 12, all);
      const outcomes = [...table.values()];
      expect(outcomes.map(({ crashed }) => crashed)).toEqual(outcomes.map(() => 0));
      // Slow files may reach their limit.
      expect(outcomes.reduce((sum, outcome) => sum + outcome.read + outcome.refused + outcome['too slow'], 0)).toBe(
        200,
      );
    } finally {
      await all.close();
      await rm(folder, { recursive: true });
    }
  },
  TEST_MS,
);

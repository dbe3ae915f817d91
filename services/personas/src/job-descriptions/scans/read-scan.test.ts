import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { aPdf } from '../documents.fixtures';
import { jobDescriptionReader } from '../job-description-reader';

const withOcr = jobDescriptionReader({ ocr: true });
const withoutOcr = jobDescriptionReader();
afterAll(() => Promise.all([withOcr.close(), withoutOcr.close()]));

/** Pages of text that were painted into pictures with one bit per pixel. */
const sample = async (name: string) => new Uint8Array(await readFile(new URL(`./samples/${name}`, import.meta.url)));

const PILOT = {
  personaName: 'Harbour Pilot',
  personaGroupName: 'Port operations',
  reportingTo: 'Harbour Master',
  rolesAndResponsibilities:
    'Boards ships at the outer buoy in every weather|Brings them safely to the quay and back to the sea|Keeps the log of all passages',
  readByOcr: true,
};
const HAFENMEISTER = {
  personaName: 'Hafenmeister',
  personaGroupName: 'Hafenbetrieb',
  rolesAndResponsibilities:
    'Sie planen die Liegeplätze für alle Schiffe und Boote im Hafen|Sie prüfen die Sicherheit der Anlagen',
  language: 'de',
  readByOcr: true,
};

describe('a scan', () => {
  test.each([
    ['in English', 'harbour-pilot.pdf', PILOT],
    ['in German', 'hafenmeister.pdf', HAFENMEISTER],
  ])(
    '%s is read by text recognition, and marked',
    async (_language, name, persona) => {
      expect(await withOcr.read(await sample(name), name)).toMatchObject({ outcome: 'read', persona });
    },
    120_000,
  );

  test('is not read when text recognition is off, and the sentence says so', async () => {
    expect(await withoutOcr.read(await sample('harbour-pilot.pdf'), 'scan.pdf')).toEqual({
      outcome: 'no-text-layer',
      reason: expect.stringMatching(/is a scan.*\(OCR\) is off here/),
    });
  });

  test('of many pages is refused', async () => {
    const file = new Uint8Array(aPdf(...Array.from({ length: 40 }, () => [])));
    expect(await withOcr.read(file, 'book.pdf')).toEqual({
      outcome: 'too-large',
      reason: expect.stringMatching(/40 pages.*at most 10/),
    });
  });

  test('without any text has a sentence of its own', async () => {
    expect(await withOcr.read(new Uint8Array(aPdf([])), 'empty.pdf')).toEqual({
      outcome: 'no-text-layer',
      reason: expect.stringMatching(/No text could be recognised/),
    });
  });

  test('that takes too long is stopped', async () => {
    const hasty = jobDescriptionReader({ ocr: true, ocrDeadlineMs: 1 });
    expect(await hasty.read(await sample('harbour-pilot.pdf'), 'scan.pdf')).toEqual({
      outcome: 'too-large',
      reason: expect.stringMatching(/Send fewer pages/),
    });
    await hasty.close();
  });
});

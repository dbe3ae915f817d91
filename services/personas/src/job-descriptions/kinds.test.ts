import { describe, expect, test } from '@jest/globals';
import { aPdf, docxWith, paragraph, stacked } from './documents.fixtures';
import {
  AN_HTML,
  AN_RTF,
  aHeader,
  anOdt,
  CAPITALS,
  CV,
  FRENCH,
  GERMAN,
  MEMO,
  ONE_PARAGRAPH,
  THREE_ROLES,
  WITH_FORM,
} from './kinds.fixtures';
import { readJobDescription } from './read-job-description';

const read = (content: Buffer | string, fileName = 'file.txt') =>
  readJobDescription({ bytes: new Uint8Array(Buffer.from(content)), fileName });

const personaOf = async (content: Buffer | string, fileName?: string) => {
  const result = await read(content, fileName);
  if (result.outcome !== 'read') throw new Error(result.reason);
  return result.persona;
};

test.each([
  ['an RTF named doc', AN_RTF, 'pilot.doc'],
  ['an HTML page named doc', AN_HTML, 'pilot.doc'],
  ['an OpenDocument text', anOdt(), 'pilot.odt'],
])('%s is read by its content', async (_kind, file, name) => {
  expect(await personaOf(file, name)).toMatchObject({
    personaName: 'Harbour Pilot',
    personaGroupName: 'Port operations',
    rolesAndResponsibilities: 'Boards ships|Reads the charts',
  });
});

test('the role named only in the header of a Word document is found', async () => {
  const body =
    paragraph('Duties', { bold: true }) +
    paragraph('Opens the gates of the lock') +
    paragraph('Keeps the log of ships');
  const skills = paragraph('Requirements', { bold: true }) + paragraph('Experience with machines.');
  const file = docxWith(body + skills, { 'word/header1.xml': aHeader('Lock Keeper') });
  expect(await personaOf(file, '2024-11.docx')).toMatchObject({ personaName: 'Lock Keeper' });
});

describe('the wording of an advertisement', () => {
  test('one paragraph: its sentences are told apart', async () => {
    expect(await personaOf(ONE_PARAGRAPH)).toMatchObject({
      personaName: 'Boat Keeper',
      reportingTo: 'Head of Harbours',
      rolesAndResponsibilities: expect.stringMatching(/maintain the boats/i),
    });
    const { roleDescription, rolesAndResponsibilities } = await personaOf(ONE_PARAGRAPH);
    expect(`${roleDescription} ${rolesAndResponsibilities}`).not.toMatch(/1902|Applicants|\$30,000/);
  });

  test('headings in capitals without colons', async () => {
    expect(await personaOf(CAPITALS)).toMatchObject({
      personaName: 'Harbour Clerk',
      roleDescription: 'The Harbour Clerk keeps the books of the harbour and answers its callers.',
      rolesAndResponsibilities:
        'Records all ships that come in|Collects the fees of the berths|Answers calls of captains',
    });
  });

  test('a form about equal opportunity in the middle is left out', async () => {
    const persona = await personaOf(WITH_FORM);
    expect(persona.rolesAndResponsibilities).toBe(
      'Opens the gates of the lock for ships|Keeps the log of all passages',
    );
  });

  test.each([
    ['German', GERMAN, 'de', 'Hafenmeister', /^Du planst die Liegeplätze.*\|Du prüfst die Sicherheit/],
    ['French', FRENCH, 'fr', 'Technicien de port', /^Vous assurez l'entretien.*\|Vous contrôlez/],
  ])('%s is split by its own headings and marked', async (_name, text, language, personaName, duties) => {
    expect(await personaOf(text)).toMatchObject({
      language,
      personaName,
      rolesAndResponsibilities: expect.stringMatching(duties),
    });
  });
});

test('a file with three roles gives three personas, numbered', async () => {
  const result = await read(THREE_ROLES, 'harbour.md');
  if (result.outcome !== 'read') throw new Error(result.reason);
  const all = [result.persona, ...result.others];
  expect(all.map(({ personaName, roleInFile }) => [personaName, roleInFile])).toEqual([
    ['Diver', 1],
    ['Crane Operator', 2],
    ['Buoy Keeper', 3],
  ]);
  const [, passage] = result.others[1]?.origins?.rolesAndResponsibilities?.passages ?? [];
  expect(result.blocks[passage?.block ?? 0]?.text).toBe('Keeps the tools of a buoy keeper in order');
});

test.each([
  ['a CV', CV],
  ['a memo', MEMO],
  ['blanks', ' \n '],
])('%s is no job description', async (_name, text) => {
  expect(await read(text)).toMatchObject({ outcome: 'not-a-job-description' });
});

describe('where values come from', () => {
  test('a stated group has its passage, and so has each duty', async () => {
    const result = await read(AN_HTML, 'pilot.html');
    if (result.outcome !== 'read') throw new Error(result.reason);
    const { origins } = result.persona;
    const text = ({ block, start, end }: { block: number; start: number; end: number }) =>
      result.blocks[block]?.text.slice(start, end);
    expect(origins?.groupName).toMatchObject({ kind: 'stated' });
    expect(origins?.groupName?.passages.map(text)).toEqual(['Port operations']);
    expect(origins?.rolesAndResponsibilities?.passages.map(text)).toEqual(['Boards ships', 'Reads the charts']);
  });

  test('the blocks of a PDF have their place on the page', async () => {
    const result = await read(aPdf(stacked(CAPITALS.split('\n'))), 'clerk.pdf');
    if (result.outcome !== 'read') throw new Error(result.reason);
    const [passage] = result.persona.origins?.personaName?.passages ?? [];
    expect(result.blocks[passage?.block ?? 0]).toMatchObject({ text: 'HARBOUR CLERK', page: 0, box: { left: 50 } });
  });

  test('a group that only the wording suggests is a guess beside the empty group', async () => {
    const persona = await personaOf(
      '# Storekeeper\n## Duties\n- Counts the stock of the store\n- Orders supplies\n## Skills\n- Care',
    );
    expect(persona).toMatchObject({ personaGroupName: '', groupGuess: 'Procurement and Supply' });
    expect(persona.origins?.groupName?.kind).toBe('guessed');
  });
});

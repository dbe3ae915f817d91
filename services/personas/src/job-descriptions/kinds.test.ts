import { describe, expect, test } from '@jest/globals';
import { aPdf, docxWith, paragraph, stackLines, table } from './documents.fixtures';
import {
  AN_HTML,
  AN_RTF,
  aHeader,
  aLockedDoc,
  aLockedDocx,
  aLockedOdt,
  aLockedPdf,
  anOdt,
  aTextBox,
  CAPITALS,
  CV,
  FRENCH,
  GERMAN,
  MEMO,
  ONE_PARAGRAPH,
  SPANISH,
  THREE_ROLES,
  WITH_FORM,
  WITH_SUBJECTS,
  WITHOUT_BULLETS,
} from './kinds.fixtures';
import { readJobDescription } from './read-job-description';

const readFile = (content: Buffer | string, fileName = 'file.txt') =>
  readJobDescription({ bytes: new Uint8Array(Buffer.from(content)), fileName });

const readPersona = async (content: Buffer | string, fileName?: string) => {
  const result = await readFile(content, fileName);
  if (result.outcome !== 'read') throw new Error(result.reason);
  return result.persona;
};

test.each([
  ['an RTF named doc', AN_RTF, 'pilot.doc'],
  ['an HTML page named doc', AN_HTML, 'pilot.doc'],
  ['an OpenDocument text', anOdt(), 'pilot.odt'],
])('%s is read by its content', async (_kind, file, name) => {
  expect(await readPersona(file, name)).toMatchObject({
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
  expect(await readPersona(file, '2024-11.docx')).toMatchObject({ personaName: 'Lock Keeper' });
});

test('the text boxes of a Word document are read once, and its page headers and footers are not duties', async () => {
  const heading = (text: string) => paragraph(text, { bold: true });
  const body =
    aTextBox('Lock Keeper', 'Reports to: Harbour Master') +
    heading('Duties') +
    paragraph('Opens the gates of the lock') +
    aTextBox('Keeps the log of ships') +
    heading('Requirements') +
    paragraph('Experience with machines.');
  const parts = { 'word/header1.xml': aHeader('Harbour board'), 'word/footer1.xml': aHeader('Page 1 of 2') };
  expect(await readPersona(docxWith(body, parts), 'lock.docx')).toMatchObject({
    personaName: 'Lock Keeper',
    reportingTo: 'Harbour Master',
    rolesAndResponsibilities: 'Opens the gates of the lock|Keeps the log of ships',
  });
});

test('a table of labels and values is read by its labels', async () => {
  const rows = [
    ['Job title', 'Lock Keeper'],
    ['Department', 'Inland waters'],
    ['Reports to', 'Harbour Master'],
    ['Job purpose', 'The Lock Keeper brings ships safely through the lock.'],
  ].map((cells) => cells.map((text) => paragraph(text)));
  const duties = paragraph('Opens the gates of the lock') + paragraph('Keeps the log of ships');
  expect(await readPersona(docxWith(table([...rows, [paragraph('Main duties'), duties]])))).toMatchObject({
    personaName: 'Lock Keeper',
    personaGroupName: 'Inland waters',
    reportingTo: 'Harbour Master',
    roleDescription: 'The Lock Keeper brings ships safely through the lock.',
    rolesAndResponsibilities: 'Opens the gates of the lock|Keeps the log of ships',
  });
});

test('the text of two columns is not mixed', async () => {
  const leftColumn = [
    'About our museum and its friends',
    'We show old maps of the whole coast',
    'and of the islands that lie before it',
    'to every visitor who comes to the town',
    'on every weekday from nine to five,',
    'and on Sundays in the summer. Our',
    'friends pay a small fee every year and',
    'come to all exhibitions free of charge.',
  ];
  const duties = [
    'Duties',
    '- Plans the exhibitions of the whole year',
    '- Writes the labels and the leaflets for them',
    '- Guides the groups of the schools around',
    '- Keeps the budget of every exhibition',
    '- Answers the questions of the press',
    'Requirements',
    'Three years of experience in a museum.',
  ];
  const page = leftColumn.flatMap((text, index) => [
    { text, x: 50, y: 740 - index * 14 },
    { text: duties[index] ?? '', x: 300, y: 740 - index * 14 },
  ]);
  expect(await readPersona(aPdf([{ text: 'Curator', y: 770, size: 18 }, ...page]), 'curator.pdf')).toMatchObject({
    personaName: 'Curator',
    rolesAndResponsibilities:
      'Plans the exhibitions of the whole year|Writes the labels and the leaflets for them|Guides the groups of the schools around|Keeps the budget of every exhibition|Answers the questions of the press',
  });
});

test.each([
  ['a PDF', aLockedPdf()],
  ['an OpenDocument text', aLockedOdt()],
  ['a docx', aLockedDocx()],
  ['a doc', aLockedDoc()],
])('%s with a password is refused with a sentence that says so', async (_kind, file) => {
  expect(await readFile(file)).toEqual({ outcome: 'unsupported', reason: expect.stringMatching(/password-protected/) });
});

describe('the wording of an advertisement', () => {
  test('one paragraph: its sentences are classified', async () => {
    expect(await readPersona(ONE_PARAGRAPH)).toMatchObject({
      personaName: 'Boat Keeper',
      reportingTo: 'Head of Harbours',
      rolesAndResponsibilities: expect.stringMatching(/maintain the boats/i),
    });
    const { roleDescription, rolesAndResponsibilities } = await readPersona(ONE_PARAGRAPH);
    expect(`${roleDescription} ${rolesAndResponsibilities}`).not.toMatch(/1902|Applicants|\$30,000/);
  });

  test('headings in capitals without colons', async () => {
    expect(await readPersona(CAPITALS)).toMatchObject({
      personaName: 'Harbour Clerk',
      roleDescription: 'The Harbour Clerk keeps the books of the harbour and answers its callers.',
      rolesAndResponsibilities:
        'Records all ships that come in|Collects the fees of the berths|Answers calls of captains',
    });
  });

  test('an equal opportunity form in the middle is left out', async () => {
    const persona = await readPersona(WITH_FORM);
    expect(persona.rolesAndResponsibilities).toBe(
      'Opens the gates of the lock for ships|Keeps the log of all passages',
    );
  });

  test('a list without bullets is read, and the questions after it are not', async () => {
    expect(await readPersona(WITHOUT_BULLETS)).toMatchObject({
      personaName: 'Harbour Analyst',
      rolesAndResponsibilities:
        'Conduct research on ships and tides|Analyze statistical data|Prepare reports for the harbour board|Maintain the records of all berths|Verify the papers of captains|Collect the fees of the harbour',
    });
  });

  test('subjects of duties and a form about disabilities are not duties', async () => {
    expect(await readPersona(WITH_SUBJECTS)).toMatchObject({
      rolesAndResponsibilities:
        'Inspects the buoys of the harbour every month and repairs them|Orders new buoys when old ones are lost|Keeps the list of all buoys and of their lights',
    });
  });

  test.each([
    ['German', GERMAN, 'de', 'Hafenmeister', /^Du planst die Liegeplätze.*\|Du prüfst die Sicherheit/],
    ['Spanish', SPANISH, 'es', 'Director de puerto', /^Planificar los amarres.*\|Controlar la seguridad/],
    ['French', FRENCH, 'fr', 'Technicien de port', /^Vous assurez l'entretien.*\|Vous contrôlez/],
  ])('%s is split by its own headings and marked', async (_name, text, language, personaName, duties) => {
    expect(await readPersona(text)).toMatchObject({
      language,
      personaName,
      rolesAndResponsibilities: expect.stringMatching(duties),
    });
  });
});

test('a file with three roles results in three numbered personas', async () => {
  const result = await readFile(THREE_ROLES, 'harbour.md');
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
  expect(await readFile(text)).toMatchObject({ outcome: 'not-a-job-description' });
});

test('keeps the text of a file that is no job description, unless it is as long as a book', async () => {
  expect(await readFile(MEMO)).toMatchObject({ blocks: expect.arrayContaining([expect.anything()]) });
  expect(await readFile('It was a dark night. '.repeat(10_000))).not.toHaveProperty('blocks');
});

describe('the origin of values', () => {
  test('a stated group and each duty have a passage', async () => {
    const result = await readFile(AN_HTML, 'pilot.html');
    if (result.outcome !== 'read') throw new Error(result.reason);
    const { origins } = result.persona;
    const text = ({ block, start, end }: { block: number; start: number; end: number }) =>
      result.blocks[block]?.text.slice(start, end);
    expect(origins?.groupName).toMatchObject({ kind: 'stated' });
    expect(origins?.groupName?.passages.map(text)).toEqual(['Port operations']);
    expect(origins?.rolesAndResponsibilities?.passages.map(text)).toEqual(['Boards ships', 'Reads the charts']);
  });

  test('the blocks of a PDF have a position on the page', async () => {
    const result = await readFile(aPdf(stackLines(CAPITALS.split('\n'))), 'clerk.pdf');
    if (result.outcome !== 'read') throw new Error(result.reason);
    const [passage] = result.persona.origins?.personaName?.passages ?? [];
    expect(result.blocks[passage?.block ?? 0]).toMatchObject({ text: 'HARBOUR CLERK', page: 0, box: { left: 50 } });
  });

  test('a group suggested only by wording is a guess, and the group is empty', async () => {
    const persona = await readPersona(
      '# Storekeeper\n## Duties\n- Counts the stock of the store\n- Orders supplies\n## Skills\n- Care',
    );
    expect(persona).toMatchObject({ personaGroupName: '', groupGuess: 'Procurement and Supply' });
    expect(persona.origins?.groupName?.kind).toBe('guessed');
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { saveSkillLanguage } from '@skills-architect/contracts/skills';
import { removedTranslations } from '@skills-architect/library-service-kit';
import { csvRows } from '@skills-architect/library-service-kit/testing';
import { aUser } from '@skills-architect/service-kit/testing';
import { type TablesUnderTest, tablesUnderTest } from './tables.fixtures';

let tables: TablesUnderTest;
beforeAll(async () => {
  tables = await tablesUnderTest();
});
afterAll(() => tables.service.close());

const GERMAN = ['Name (de)', 'Alternative Names (de)', 'Description (de)'];
const firstRows = async () => (await csvRows((await tables.exportTable('skills')).bytes)).slice(0, 3);
/** The first two skills with these columns as well. */
const withColumns = async (titles: string[], ...cells: string[][]) => {
  const [head = [], ...rows] = await firstRows();
  const isOther = (_: string, column: number) => !titles.includes(head[column] ?? '');
  const added = rows.map((_, index) => cells[index] ?? titles.map(() => ''));
  return tables.csv([
    [...head.filter(isOther), ...titles],
    ...rows.map((row, index) => [...row.filter(isOther), ...(added[index] ?? [])]),
  ]);
};
const importTable = async (content: string | Buffer, name?: string) => {
  const checked = await tables.check('skills', content, name);
  return { checked, done: await tables.run(checked.importId) };
};
const translationsOf = async (row: number) => (await tables.skill(Number((await firstRows())[row]?.[0]))).translations;

/** Whether an import would leave the first skill without German names, because people have removed them. */
const wasRemoved = async () => {
  const key = { id: Number((await firstRows())[1]?.[0]), language: 'de' };
  return (await removedTranslations(tables.service.kit, 'skill').read([key]))(key);
};

const FLUX = { language: 'de', name: 'Fluss zähmen', alternativeNames: ['Fluss', 'Bach'], description: 'Zähmt' };

it('without translations has no columns of languages', async () => {
  expect((await firstRows())[0]?.join()).not.toContain('(de)');
});

it('reads columns of a language, exports them, and a round trip changes nothing', async () => {
  const table = await withColumns(GERMAN, ['Fluss zähmen', 'Fluss\nBach', 'Zähmt']);
  const { checked } = await importTable(table);
  expect(checked).toMatchObject({ counts: { changed: 1, wrong: 0 }, changedCells: 3 });
  expect(await translationsOf(1)).toEqual([FLUX]);
  expect(await translationsOf(2)).toEqual([]);
  const [head, row] = await firstRows();
  expect(head?.slice(-3)).toEqual(GERMAN);
  expect(row?.slice(-3)).toEqual(['Fluss zähmen', 'Fluss\nBach', 'Zähmt']);
  for (const format of ['csv', 'xlsx'] as const) {
    const { bytes, totalItems } = await tables.exportTable('skills', format);
    const again = await tables.check('skills', bytes, `Skills.${format}`);
    expect(again.counts).toMatchObject({ same: totalItems, changed: 0, new: 0, wrong: 0 });
  }
});

it('finds the skill by its new name, and adds a second language', async () => {
  await importTable(
    await withColumns(['Name (fr)', ...GERMAN], ['apprivoiser', 'Fluss zähmen', 'Fluss\nBach', 'Zähmt']),
  );
  expect(await translationsOf(1)).toMatchObject([FLUX, { language: 'fr', name: 'apprivoiser' }]);
});

it('removes a translation whose cells are empty, and its undo gives it back', async () => {
  const { checked } = await importTable(await withColumns(GERMAN, ['', '', '']));
  expect(await translationsOf(1)).toMatchObject([{ language: 'fr' }]);
  expect(await wasRemoved()).toBe(true);
  await tables.undo(checked.importId);
  expect(await translationsOf(1)).toMatchObject([FLUX, { language: 'fr' }]);
});

it('a translation that people give again is not one that they removed', async () => {
  await importTable(await withColumns(GERMAN, ['', '', '']));
  await importTable(await withColumns(GERMAN, ['Fluss zähmen', 'Fluss\nBach', 'Zähmt']));
  expect(await wasRemoved()).toBe(false);
});

it('refuses a column of an unknown language by its title', async () => {
  const checked = await tables.check('skills', await withColumns(['Name (xx)'], ['x']));
  expect(checked).toMatchObject({
    stage: 'refused',
    errorMessage: 'The column "Name (xx)" names no language: xx is no code of one, such as de or fr.',
  });
});

it.each(['Name (old)', 'Description (deu)', 'Name (ID)', 'Description (IT)'])(
  'leaves out the column %s, which names no language',
  async (title) => {
    const checked = await tables.check('skills', await withColumns([title], ['x']));
    expect(checked).toMatchObject({ stage: 'ready', changedCells: 0 });
    expect(checked.notes.join()).toContain(`"${title}"`);
  },
);

it('takes a code in capitals for a language that the library has', async () => {
  const [head = [], row = []] = await firstRows();
  const isIncluded = (_: string, column: number) => !head[column]?.endsWith(' (fr)');
  const checked = await tables.check(
    'skills',
    tables.csv([
      [...head.filter(isIncluded), 'Name (FR)'],
      [...row.filter(isIncluded), 'dompter'],
    ]),
  );
  expect(checked).toMatchObject({ stage: 'ready', changedCells: 1 });
});

it('names the cell of a translation that cannot be read', async () => {
  const { importId } = await tables.check(
    'skills',
    await withColumns(GERMAN, ['', 'Fluss', ''], ['a'.repeat(501), '', '']),
  );
  expect(await tables.wrongCells(importId)).toMatchObject([
    { row: 2, column: 'Name (de)', problem: 'A translation into German needs a name.' },
    { row: 3, column: 'Name (de)', problem: 'Use at most 500 characters' },
  ]);
});

it('says which names in another language several rows give', async () => {
  const checked = await tables.check('skills', await withColumns(['Name (es)'], ['domar'], ['Domar']));
  expect(checked).toMatchObject({ stage: 'ready', counts: { changed: 2, wrong: 0 } });
  expect(checked.notes).toContain('Several rows give the same name: domar in Spanish (rows 2, 3).');
});

it('families have a column per language, and the undo takes a name back', async () => {
  const families = async () => csvRows((await tables.exportTable('families')).bytes);
  const [head = [], first = [], second = []] = await families();
  const table = tables.csv([
    [...head, 'Family (de)'],
    [...first, 'Pflege'],
    [...second, ''],
  ]);
  const checked = await tables.check('families', table);
  expect(checked).toMatchObject({ counts: { changed: 1, wrong: 0 }, changedCells: 1 });
  await tables.run(checked.importId);
  const [newHead, changed] = await families();
  expect([newHead?.at(-1), changed?.at(-1)]).toEqual(['Family (de)', 'Pflege']);
  const { bytes, totalItems } = await tables.exportTable('families');
  expect((await tables.check('families', bytes)).counts).toMatchObject({ same: totalItems, changed: 0 });
  await tables.undo(checked.importId);
  expect((await families())[1]).toEqual([first[0], '2', ...first.slice(2)]);
});

it('levels have a column per language, which needs no other text of the level', async () => {
  const levels = async () => csvRows((await tables.exportTable('levels')).bytes);
  const [head = [], first = []] = await levels();
  const checked = await tables.check(
    'levels',
    tables.csv([
      [...head, 'Description (de)'],
      [...first, 'Kennt die Grundlagen'],
    ]),
  );
  expect(checked).toMatchObject({ counts: { changed: 1, wrong: 0 }, changedCells: 1 });
  await tables.run(checked.importId);
  const [newHead, changed] = await levels();
  expect([newHead?.at(-1), changed?.at(-1)]).toEqual(['Description (de)', 'Kennt die Grundlagen']);
  const { bytes } = await tables.exportTable('levels');
  expect((await tables.check('levels', bytes)).counts).toMatchObject({ changed: 0, new: 0, wrong: 0 });
  await tables.undo(checked.importId);
  expect((await levels())[1]).toEqual([first[0], expect.anything(), ...first.slice(2)]);
});

it('a list of names in two languages adds skills with both', async () => {
  const list = tables.csv([
    ['Name', 'Name (de)', 'Description', 'Category', 'Family'],
    ['Harbour pilotage', 'Hafenlotsen', 'Guides ships', 'Functional Skills', 'Transport'],
  ]);
  const { checked, done } = await importTable(list);
  expect([checked.counts.new, done.stage]).toEqual([1, 'done']);
  const { bytes } = await tables.exportTable('skills', 'csv', { searchString: 'Hafenlotsen' });
  expect((await csvRows(bytes))[1]).toEqual(expect.arrayContaining(['Harbour pilotage', 'Hafenlotsen']));
});

it('a skill in another language than its source has columns for English, and a round trip changes nothing', async () => {
  const [head = [], first = []] = await firstRows();
  expect(head).not.toContain('Name (en)');
  const id = Number(first[0]);
  const { rev, translations } = await tables.skill(id);
  const body = { kind: 'skill' as const, id, rev, language: 'it' };
  expect((translations ?? []).map(({ language }) => language)).not.toContain('it');
  expect(await tables.service.as(aUser(4)).call(saveSkillLanguage, { body })).toMatchObject({ status: 200 });
  const { checked } = await importTable(await withColumns(['Name (en)'], ['tame the river']));
  expect(checked).toMatchObject({ counts: { changed: 1, wrong: 0 }, changedCells: 1 });
  const [newHead = [], changed = []] = await firstRows();
  expect(changed[newHead.indexOf('Name (en)')]).toBe('tame the river');
  for (const format of ['csv', 'xlsx'] as const) {
    const { bytes, totalItems } = await tables.exportTable('skills', format);
    const again = await tables.check('skills', bytes, `Skills.${format}`);
    expect(again.counts).toMatchObject({ same: totalItems, changed: 0, new: 0, wrong: 0 });
  }
});

it('names the cell of a translation into the own language of a skill', async () => {
  const checked = await tables.check(
    'skills',
    await withColumns(['Name (en)', 'Name (it)'], ['river', 'fiume'], ['flow', '']),
  );
  const problem = (language: string) =>
    `The texts in ${language} are the record's own: write them in the columns without a language.`;
  expect(await tables.wrongCells(checked.importId)).toMatchObject([
    { row: 2, column: 'Name (it)', problem: problem('Italian') },
    { row: 3, column: 'Name (en)', problem: problem('English') },
  ]);
});

it('takes the own text of a skill again in the column of its language', async () => {
  const [head = [], ...rows] = await firstRows();
  const ownName = rows[1]?.[head.indexOf('Skill Name')] ?? '';
  const checked = await tables.check('skills', await withColumns(['Name (en)'], ['tame the river'], [ownName]));
  expect(ownName).not.toBe('');
  expect(checked).toMatchObject({ counts: { changed: 0, wrong: 0 } });
});

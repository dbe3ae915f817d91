import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { lookAlikeNotes } from './look-alikes';
import { type TablesUnderTest, tablesUnderTest } from './tables.fixtures';

let tables: TablesUnderTest;
beforeAll(async () => {
  tables = await tablesUnderTest();
});
afterAll(() => tables.service.close());

const TITLES = ['Skill Name', 'Skill Description', 'Category', 'Family', 'Source', 'Status'];
const table = (names: readonly string[]) =>
  tables.csv([
    TITLES,
    ...names.map((name) => [name, 'Text', 'Digital Tools', 'Trade', 'Skills Architect', 'published']),
  ]);

it('warns of new skills that look like those of the library, and adds them all the same', async () => {
  const first = await tables.check('skills', table(['Nacelle lubrication', 'Quokka herding']));
  await tables.run(first.importId);
  const checked = await tables.check(
    'skills',
    table(['Lubrication-of nacelles', 'Nacelle painting', 'Quokkas', 'quokka-herding']),
  );
  expect(checked.counts).toMatchObject({ new: 4, wrong: 0 });
  expect(checked.notes.filter((note) => note.startsWith('Row'))).toEqual([
    'Row 2: “Lubrication-of nacelles” looks like Nacelle lubrication in the library.',
    'Row 5: “quokka-herding” looks like Quokka herding in the library.',
  ]);
});

it('names the first 20 rows', () => {
  const found = Array.from({ length: 23 }, (_, index) => ({
    row: index + 2,
    name: `New ${index}`,
    skillName: 'Known',
  }));
  const notes = lookAlikeNotes(found);
  expect([notes.length, notes.at(-1)]).toEqual([21, '3 more new skills look like skills of the library.']);
});

import { describe, expect, it } from '@jest/globals';
import { describeValues } from '../columns/column-values';
import type { TableLayout } from './layout';
import { matchTitles } from './match-titles';
import { proposeFields } from './propose-fields';

const column = (field: string, title: string, more: Partial<TableLayout['columns'][number]> = {}) => ({
  ...{ field, title, width: 1, note: '' },
  ...more,
});
const LAYOUT: TableLayout = {
  identifyingColumns: ['name'],
  columns: [
    column('name', 'Skill Name', { meaning: 'skill' }),
    column('category', 'Category', { meaning: 'category' }),
    column('family', 'Family', { meaning: 'category' }),
    column('text', 'Skill Description', { aliases: ['Description', 'Notes'], meaning: 'description' }),
  ],
};
const OPTIONS = { category: ['Digital Tools', 'Leadership'] };
const LONG = 'A text about what people do. '.repeat(8);

/** The fields of columns, each a title and its cells. */
const fieldsOf = (...columns: string[][]) =>
  proposeFields(
    LAYOUT,
    columns.map(([title = '', ...cells]) => ({ title, values: describeValues(cells) })),
    OPTIONS,
  );

describe('columns are found', () => {
  it.each<[string, string[][], (string | undefined)[]]>([
    ['by titles in any spelling', [['skill_name'], ['SkillDescription *'], ['Category']], ['name', 'text', 'category']],
    [
      'by what titles mean',
      [
        ['Kompetenz', 'Heben'],
        ['Beschreibung', 'a'],
      ],
      ['name', 'text'],
    ],
    [
      'within objects',
      [
        ['skill.name', 'a'],
        ['data.description', 'b'],
      ],
      ['name', 'text'],
    ],
    [
      'once: the title that says most',
      [
        ['Notes', 'a'],
        ['Description', 'b'],
      ],
      [undefined, 'text'],
    ],
    ['where the library knows their cells', [['Skill'], ['Category', 'Digital Tools', 'Else']], ['name', 'category']],
    ['and are something else where it knows none', [['Skill'], ['Category', 'Analysis']], ['name', 'family']],
    [
      'in an exported table, even where the library knows none: that is a mistake in a cell',
      [['Skill Name'], ['Category', 'Analysis'], ['Family'], ['Skill Description']],
      ['name', 'category', 'family', 'text'],
    ],
    [
      'by their cells: names, and the only long text',
      [
        ['Xy', 'Heben', 'Tragen'],
        ['Zz', LONG, LONG],
      ],
      ['name', 'text'],
    ],
    [
      'of several categories the lowest names the records',
      [
        ['大分類', 'IT', 'IT'],
        ['小分類', 'SQL', 'Java'],
      ],
      ['family', 'name'],
    ],
    ['but not below a title with a number', [['Column 1', 'Heben', 'Tragen']], [undefined]],
    [
      'but not numbers, or what its title says is something else',
      [
        ['Xy', '1', '2'],
        ['City', 'Oslo', 'Bergen'],
      ],
      [undefined, undefined],
    ],
  ])('%s', (_, columns, fields) => expect(fieldsOf(...columns)).toEqual(fields));
});

it('long texts and texts of levels without a field of their own go to the field that takes several', () => {
  const layout = { ...LAYOUT, columns: [...LAYOUT.columns, column('details', 'Details', { takesSeveral: true })] };
  const columns = ['Skill', 'Description', 'Working', 'Senior (L3)', 'Town', 'Behaviour', 'Role Summary'].map(
    (title) => ({
      title,
      values: describeValues(/Behaviour|Role/.test(title) ? [LONG, LONG] : ['Short text', 'Another text']),
    }),
  );
  expect(proposeFields(layout, columns)).toEqual([
    ...['name', 'text', 'details', 'details', undefined, 'details', undefined],
  ]);
});

it('a table of figures is refused as one', () => {
  const columns = [
    ['Year', '2020', '2021'],
    ['Jobs', '12', '40'],
  ];
  const titles = columns.map(([title = '']) => title);
  const values = columns.map(([, ...cells]) => describeValues(cells));
  expect(matchTitles(titles, [LAYOUT], { values, noun: 'skills' })).toEqual({
    refusal: 'The table has figures only, and no texts that could be names or titles: it holds no skills.',
  });
});

it('a column of skills names no roles', () => {
  const layout: TableLayout = {
    identifyingColumns: ['name'],
    columns: [column('name', 'Role Name', { meaning: 'role' })],
  };
  const fieldsIn = (title: string) =>
    proposeFields(layout, [{ title, values: describeValues(['Welding', 'Filing', 'Lifting']) }]);
  expect([fieldsIn('Skill'), fieldsIn('Bezeichnung')]).toEqual([[undefined], ['name']]);
});

describe('a matrix of levels', () => {
  const layout: TableLayout = {
    identifyingColumns: ['level'],
    matrix: { role: 'role', skill: 'skill', level: 'level' },
    columns: [
      column('id', 'Role Id'),
      column('role', 'Role Name', { meaning: 'role' }),
      column('skill', 'Skill Name', { meaning: 'skill' }),
      column('level', 'Level', { meaning: 'level' }),
    ],
  };
  const match = (...columns: string[][]) => {
    const described = columns.map(([title = '', ...cells]) => ({ title, values: describeValues(cells) }));
    return matchTitles(
      described.map(({ title }) => title),
      [layout],
      { values: described.map(({ values }) => values) },
    );
  };
  const SKILLS = ['Skill', 'Welding', 'Filing', 'Lifting'];

  it.each<[string, string[][], (string | undefined)[]]>([
    [
      'has roles as titles, also those that end like a title',
      [SKILLS, ['Power Plant Manager', 'expert', 'basic', 'none'], ['Head of Data', '3', '2', '3']],
      ['skill', 'role in title', 'role in title'],
    ],
    [
      'has skills as titles',
      [
        ['Job title', 'Welder', 'Fitter', 'Clerk'],
        ['MIG', 'x', 'x', ''],
        ['Filing', '', 'x', 'x'],
      ],
      ['role', 'skill in title', 'skill in title'],
    ],
    [
      'is none where a column has the levels',
      [['Role', 'Welder', 'Fitter'], SKILLS, ['Level', '3', '2', '3']],
      ['role', 'skill', 'level'],
    ],
  ])('%s', (_, columns, fields) => expect(match(...columns)).toMatchObject({ fields }));

  it.each<[string, string[][], RegExp]>([
    ['as columns', [SKILLS, ['Anna Miller', '1', '2', '1'], ['Peter Novak', '3', '3', '1']], /^The columns are people/],
    [
      'as rows',
      [
        ['Login', 'dave', 'peter', 'daniel'],
        ['Lifting', 'x', 'o', 'x'],
        ['Packing', 'x', 'x', 'o'],
      ],
      /^No column names the roles/,
    ],
  ])('of people %s is refused', (_, columns, refusal) =>
    expect(match(...columns)).toEqual({ refusal: expect.stringMatching(refusal) }),
  );
});

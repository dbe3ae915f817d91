import { joinSections, type Section, toSections } from './sections';

test.each<[string, string, Section[]]>([
  ['nothing', '', []],
  ['a function with its tasks', 'Plan|Book|Tell', [{ name: 'Plan', tasks: 'Book\nTell' }]],
  [
    'tasks without a function, which share a section',
    'Book$Tell$Plan|Check$Report',
    [
      { name: '', tasks: 'Book\nTell' },
      { name: 'Plan', tasks: 'Check' },
      { name: '', tasks: 'Report' },
    ],
  ],
])('reads and writes %s', (_, text, sections) => {
  expect(toSections(text)).toEqual(sections);
  expect(joinSections(sections)).toBe(text);
});

test('writes no empty lines and no separators inside of a task', () => {
  expect(
    joinSections([
      { name: ' Buy ', tasks: '\nup to $5 \n\nby mail|phone' },
      { name: '', tasks: ' ' },
    ]),
  ).toBe('Buy|up to ＄5|by mail｜phone');
});

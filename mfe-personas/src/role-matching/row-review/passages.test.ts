import { assignTexts, locate, passageTexts } from './passages';

const blocks = [
  { text: 'Fleet Manager' },
  { text: 'Reports to the Head of Fleet, Department of Transport' },
  { text: 'Plans tours and repairs' },
  { text: 'Trains drivers' },
];
const stated = { kind: 'stated', passages: [{ block: 1, start: 15, end: 28 }] } as const;

test('shows the origin while it matches the value', () => {
  expect(locate('Head of Fleet', { ...stated, passages: [...stated.passages] }, blocks)).toEqual(stated.passages);
  expect(passageTexts(blocks, stated.passages)).toEqual(['Head of Fleet']);
});

test('looks for an edited value in the document', () => {
  expect(locate('department of transport', { ...stated, passages: [...stated.passages] }, blocks)).toEqual([
    { block: 1, start: 30, end: 53 },
  ]);
  expect(locate('Trains drivers|Plans tours', undefined, blocks)).toEqual([
    { block: 3, start: 0, end: 14 },
    { block: 2, start: 0, end: 11 },
  ]);
  expect(locate('Cooks', undefined, blocks)).toEqual([]);
});

test('an empty value has passages only if they are those of a guess', () => {
  const passages = [...stated.passages];
  expect(locate('', { kind: 'guessed', passages }, blocks)).toEqual(passages);
  expect(locate('', { kind: 'stated', passages }, blocks)).toEqual([]);
});

test.each([
  ['personaName', 'Old', ['Fleet', 'Manager'], false, 'Fleet Manager'],
  ['groupName', 'Old', ['Transport'], true, 'Transport'],
  ['rolesAndResponsibilities', 'Plans', ['Trains  drivers', 'Buys'], true, 'Plans|Trains drivers|Buys'],
  ['rolesAndResponsibilities', 'Plans', ['Trains drivers'], false, 'Trains drivers'],
  ['roleDescription', 'First.', ['Second.'], true, 'First.\nSecond.'],
] as const)('assigns to %s', (field, before, texts, add, expected) => {
  expect(assignTexts(field, before, texts, add)).toBe(expected);
});

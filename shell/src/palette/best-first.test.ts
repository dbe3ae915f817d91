import { sortBestFirst } from './best-first';

const sortLabels = (typed: string, ...labels: string[]) =>
  sortBestFirst(
    labels.map((label) => ({ label })),
    typed,
  ).map(({ label }) => label);

test.each([
  ['the name itself', 'data', ['Data analysis', 'data'], ['data', 'Data analysis']],
  ['a whole first word', 'data', ['Database design', 'Data analysis'], ['Data analysis', 'Database design']],
  ['the beginning', 'ski', ['Manage Skills', 'Ski instructor'], ['Ski instructor', 'Manage Skills']],
  ['the beginning of words', 'man sk', ['Command skin', 'Manage Skills'], ['Manage Skills', 'Command skin']],
  ['a part of a word', 'base', ['Wide area', 'Database design'], ['Database design', 'Wide area']],
  ['of equal matches the one given first', 'a', ['Ab', 'Aa'], ['Ab', 'Aa']],
])('%s comes first', (_, typed, labels, expected) => {
  expect(sortLabels(typed, ...labels)).toEqual(expected);
});

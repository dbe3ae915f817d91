import { basename, join } from 'node:path';
import { chooseProjects } from './chosen-projects';

const root = join(import.meta.dirname, '../../../..');
const choose = (names: string[], from = root) => {
  const { shell, areas } = chooseProjects(names, from);
  return [...(shell ? [basename(shell)] : []), ...areas.map((area) => basename(area))];
};

test.each([
  ['an area by its id', ['roles'], ['mfe-roles']],
  ['an area by its folder', ['mfe-roles'], ['mfe-roles']],
  ['an area elsewhere', ['examples/area-hello'], ['area-hello']],
  ['several with the shell', ['skills', 'shell'], ['shell', 'mfe-skills']],
])('chooses %s', (_, names, expected) => {
  expect(choose(names)).toEqual(expected);
});

test('without names: all projects, or the area of the current folder', () => {
  expect(choose([])).toEqual(expect.arrayContaining(['shell', 'mfe-admin', 'mfe-roles']));
  expect(choose([], join(root, 'examples/area-hello'))).toEqual(['area-hello']);
});

test('an unknown name fails with the list of known ones', () => {
  expect(() => choose(['rolls'])).toThrow(/There is no area rolls here; there are shell, .*mfe-roles/);
});

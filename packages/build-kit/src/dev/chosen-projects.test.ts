import { basename, join } from 'node:path';
import { chosenProjects } from './chosen-projects';

const root = join(import.meta.dirname, '../../../..');
const said = (names: string[], from = root) => {
  const { shell, areas } = chosenProjects(names, from);
  return [...(shell ? [basename(shell)] : []), ...areas.map((area) => basename(area))];
};

test.each([
  ['an area by its id', ['roles'], ['mfe-roles']],
  ['an area by its folder', ['mfe-roles'], ['mfe-roles']],
  ['an area elsewhere', ['examples/area-hello'], ['area-hello']],
  ['several with the shell', ['skills', 'shell'], ['shell', 'mfe-skills']],
])('%s', (_, names, expected) => {
  expect(said(names)).toEqual(expected);
});

test('without names: everything here, or the area in whose folder one stands', () => {
  expect(said([])).toEqual(expect.arrayContaining(['shell', 'mfe-admin', 'mfe-roles']));
  expect(said([], join(root, 'examples/area-hello'))).toEqual(['area-hello']);
});

test('who names what is not there is told what is', () => {
  expect(() => said(['rolls'])).toThrow(/There is no area rolls here; there are shell, .*mfe-roles/);
});

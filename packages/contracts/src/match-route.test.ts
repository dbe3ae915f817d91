import { defineArea } from './area';
import { findOverlaps } from './match-route';

const anArea = (id: string, path: string) =>
  defineArea({ id, title: id, routes: [{ path, types: [2], title: id }], menu: [], tiles: [] });

test.each([
  ['/persona/{mode:add|edit}/{id}/{copy}', '/persona/edit/1/0'],
  ['/persona/edit/1/0', '/persona/{mode:add|edit}/{id}/{copy}'],
  ['/pond/{id}', '/pond/{mode:add}'],
  ['/pond/{mode:add|edit}', '/pond/{mode:edit|copy}'],
  ['/pond/{a}/deep', '/pond/wide/{b}'],
  ['/pond', '/pond'],
])('%s and %s of two areas have a common path', (first, second) => {
  const [sentence] = findOverlaps([anArea('pond', first), anArea('bridge', second)]);
  expect(sentence).toContain(`${second} of bridge is already a route of pond`);
});

test.each([
  ['/pond/{mode:add}', '/pond/edit'],
  ['/pond/{mode:add}', '/pond/{mode:edit}'],
  ['/role/{roleId}/{type:industry}/skills', '/role/{roleId}/recommended/skills'],
  ['/pond/{id}', '/pond'],
])('%s and %s of two areas have none', (first, second) => {
  expect(findOverlaps([anArea('pond', first), anArea('bridge', second)])).toEqual([]);
});

test('an area may have a concrete path beside its own pattern', () => {
  const routes = ['/pond/{id}', '/pond/edit'].flatMap((path) => anArea('pond', path).routes);
  expect(findOverlaps([{ ...anArea('pond', '/pond'), routes }])).toEqual([]);
});

import { matchRoute, WORKING_TYPES } from '@skills-architect/contracts';
import { manifest } from './area';

test.each([
  ['/skill/search', [2, 3, 4]],
  ['/skill/releases', [2, 4]],
  ['/skill/add', [2, 3, 4]],
  ['/skill/edit/7', [2, 3, 4]],
  ['/skill/content-imports', [2, 4]],
  ['/skillopedia', [2, 4]],
  ['/skillopedia/add', [2, 4]],
  ['/skillopedia/edit?id=7', [2, 4]],
  ['/skillopedia/7', [1, 8, 2, 3, 4]],
])('%s is open to types %j and nobody else', (path, types) => {
  const route = matchRoute(path, [manifest])?.route;
  expect(WORKING_TYPES.filter((type) => route?.types.includes(type))).toEqual(
    WORKING_TYPES.filter((type) => types.includes(type)),
  );
});

test('other paths do not belong to the area', () => {
  expect(matchRoute('/skill', [manifest])).toBeUndefined();
});

test('every tile and menu entry leads to a route that the same types may open', () => {
  for (const { to, types } of [...manifest.tiles, ...manifest.menu])
    expect(matchRoute(to, [manifest])?.route.types).toEqual(types);
});

import { matchRoute, WORKING_TYPES } from '@skills-architect/contracts';
import { manifest } from './area';

test.each([
  ['/role_explorer', [1, 8, 2, 4]],
  ['/career-progress/7', [1, 8, 2, 4]],
])('%s is open to types %j and nobody else', (path, types) => {
  const route = matchRoute(path, [manifest])?.route;
  expect(WORKING_TYPES.filter((type) => route?.types.includes(type))).toEqual(
    WORKING_TYPES.filter((type) => types.includes(type)),
  );
});

test('other paths do not belong to the area', () => {
  expect(matchRoute('/role_explorer/4', [manifest])).toBeUndefined();
});

test('every tile and menu entry leads to a route that the same types may open', () => {
  for (const { to, types } of [...manifest.tiles, ...manifest.menu])
    expect(matchRoute(to, [manifest])?.route.types).toEqual(types);
});

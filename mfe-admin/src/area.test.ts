import { matchRoute, WORKING_TYPES } from '@skills-architect/contracts';
import { manifest } from './area';

test.each([
  ['/users', [2]],
  ['/user/add', [2]],
  ['/user/edit/7', [2]],
  ['/clients', [2]],
  ['/areas', [2]],
  ['/connectors', [2]],
  ['/connectors/learning-platform', [2]],
  ['/account', [1, 8, 2, 3, 4]],
  ['/audit-log', [2]],
  ['/sign-in-providers', [2]],
  ['/sign-in-providers/add', [2]],
  ['/sign-in-providers/3', [2]],
  ['/clients/create', [2]],
  ['/clients/add', [2]],
  ['/clients/manage/3', [2]],
  ['/clients/edit/3', [2]],
])('%s is open to types %j and nobody else', (path, types) => {
  const route = matchRoute(path, [manifest])?.route;
  expect(WORKING_TYPES.filter((type) => route?.types.includes(type))).toEqual(
    WORKING_TYPES.filter((type) => types.includes(type)),
  );
});

test('other paths do not belong to the area', () => {
  expect(matchRoute('/user/edit', [manifest])).toBeUndefined();
});

test('every tile and menu entry leads to a route that the same types may open', () => {
  for (const { to, types } of [...manifest.tiles, ...manifest.menu])
    expect(matchRoute(to, [manifest])?.route.types).toEqual(types);
});

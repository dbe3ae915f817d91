import { matchRoute, WORKING_TYPES } from '@skills-architect/contracts';
import { manifest } from './area';

test('all user types can open its screen', () => {
  expect(matchRoute('/hello', [manifest])?.route.types).toEqual(WORKING_TYPES);
});

test('every tile and menu entry leads to a route that the same types may open', () => {
  for (const { to, types } of [...manifest.tiles, ...manifest.menu])
    expect(matchRoute(to, [manifest])?.route.types).toEqual(types);
});

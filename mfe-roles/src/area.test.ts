import { matchRoute, WORKING_TYPES } from '@skills-architect/contracts';
import { manifest } from './area';

test.each([
  ['/role', [2, 3, 4]],
  ['/role/accuracy', [2, 4]],
  ['/role/tables', [2, 4]],
  ['/annotate-jobs/import', [2, 4]],
  ['/role/add', [2, 3, 4]],
  ['/role/edit/4', [2, 3, 4]],
  ['/role/4/industry/skills', [2, 3, 4]],
  ['/role/4/leader/skills', [2, 3, 4]],
  ['/leader/4', [2, 4]],
  ['/annotate-jobs', [1, 8, 2, 3, 4]],
  ['/job/4/120/7', [1, 8, 2, 3, 4]],
])('%s is open to types %j and nobody else', (path, types) => {
  const route = matchRoute(path, [manifest])?.route;
  expect(WORKING_TYPES.filter((type) => route?.types.includes(type))).toEqual(
    WORKING_TYPES.filter((type) => types.includes(type)),
  );
});

test('other paths do not belong to the area', () => {
  expect(matchRoute('/role/view/4', [manifest])).toBeUndefined();
});

test('every tile and menu entry leads to a route that its types may open', () => {
  for (const { to, types } of [...manifest.tiles, ...manifest.menu])
    expect(matchRoute(to, [manifest])?.route.types).toEqual(expect.arrayContaining([...types]));
});

test('the drawer offers Annotate Jobs to Super Users only', () => {
  expect(manifest.menu.find(({ to }) => to === '/annotate-jobs')?.types).toEqual([2]);
});

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { matchRoute, WORKING_TYPES } from '@skills-architect/contracts';
import { manifest } from './area';

test.each([
  ['/personas', [1, 8, 2, 4]],
  ['/persona/add', [1, 8, 2, 4]],
  ['/persona/edit/4/false', [1, 8, 2, 4]],
  ['/persona/review/4', [1, 8, 2, 4]],
  ['/personas/role-matching', [1, 8, 2, 4]],
  ['/personas/role-matching/architect-skills/4', [1, 8, 2, 4]],
  ['/persona/architect-skills/4', [1, 8, 2, 4]],
  ['/role/4/recommended_proficiency/skills', [1, 8, 2, 4]],
  ['/architect_skills', [1, 8, 2, 4]],
  ['/add-skills/persona', [1, 8, 2, 3, 4]],
  ['/role/4/persona/skills/12/3', [1, 8, 2, 3, 4]],
  ['/compare-persona', [1, 8, 2, 4]],
  ['/persona_role/compare-skills/Northwind/4/7', [1, 8, 2, 4]],
  ['/compare-role', [1, 8, 2, 4]],
  ['/personas/library-changes', [1, 8, 2, 4]],
  ['/personas/overview', [1, 8, 2, 4]],
  ['/personas/skill-map', [1, 8, 2, 4]],
  ['/personas/similar', [1, 8, 2, 4]],
  ['/personas/deleted', [1, 8, 2, 4]],
  ['/compare-role/1/2/5/3', [1, 8, 2, 4]],
])('%s is open to types %j and nobody else', (path, types) => {
  const route = matchRoute(path, [manifest])?.route;
  expect(WORKING_TYPES.filter((type) => route?.types.includes(type))).toEqual(
    WORKING_TYPES.filter((type) => types.includes(type)),
  );
});

test('other paths do not belong to the area', () => {
  expect(matchRoute('/persona/copy', [manifest])).toBeUndefined();
});

test('every tile and menu entry leads to a route that the same types may open', () => {
  for (const { to, types } of [...manifest.tiles, ...manifest.menu])
    expect(matchRoute(to, [manifest])?.route.types).toEqual(types);
});

test('only client users need a client to compare roles', () => {
  for (const entry of [...manifest.tiles, ...manifest.menu].filter(({ to }) => to === '/compare-role'))
    expect(entry).toMatchObject({ needs: 'client', needsFor: [1, 8] });
});

test.each(manifest.videos ?? [])('the video $title has captions and is small enough to start quickly', (video) => {
  const place = (file: string) => path.join(import.meta.dirname, '../public', file);
  expect(statSync(place(video.file)).size).toBeLessThanOrEqual(1_000_000);
  expect(readFileSync(place(video.captions), 'utf8')).toMatch(/^WEBVTT/);
});

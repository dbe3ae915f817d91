import { nameFinder, textOfTitle } from './find-names';

const names = [
  ['baker', 'Bäcker/Bäckerin'],
  ['cook', 'Koch/Köchin', 'chef'],
  ['chef', 'head chef', 'kitchen manager'],
];
const all = names.flat();
const find = nameFinder(names);
const best = (scores: Float32Array) => all[scores.indexOf(Math.max(...scores))];

it.each([
  ['Bäckerin (m/w/d)', 'baker'],
  ['KOCH/KÖCHIN', 'cook'],
  ['Kitchen Managers', 'chef'],
])('%s: %s', (title, role) => {
  const found = best(find(title));
  expect(names.find((own) => own.includes(found ?? ''))?.[0]).toBe(role);
});

it('of equal names, that of the role whose names have more in common with the title is first', () => {
  const scores = find('chef, kitchen');
  expect(scores[all.lastIndexOf('chef')]).toBeGreaterThan(scores[all.indexOf('chef')] ?? 0);
});

it('finds by meaning what no letters find', () => {
  const vectors = all.map((name) => (/ba|Bä/.test(name) ? Float32Array.of(0.8, 0.6) : Float32Array.of(0.6, 0.8)));
  expect(best(nameFinder(names, vectors)('panadero', Float32Array.of(1, 0)))).toBe('baker');
});

it('other names of a role follow after the best names of all roles', () => {
  const scores = find('kitchen manager');
  const ranked = [...all.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const roles = ranked.map((name) => names.findIndex((_own, role) => name < names.slice(0, role + 1).flat().length));
  expect(new Set(roles.slice(0, names.length)).size).toBe(names.length);
});

it.each([
  ['JEFES DE COCINA, EN GENERAL', 'jefe de cocina, en general'],
  ['HR Manager (m/f/d)', 'hr manager'],
  ['Acheteur / Acheteuse', 'acheteur'],
  ['Dachdecker/Dachdeckerin', 'Dachdecker'],
  ['Hilfskraft im Museum (m/w/d)', 'Hilfskraft im Museum'],
  ['GÄRTNER', 'gärtner'],
])('an embedding model reads %s as %s', (title, text) => {
  expect(textOfTitle(title)).toBe(text);
});

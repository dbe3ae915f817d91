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
  const scores = find('panadero', (name) => ({ name: name < 2 ? 0.9 : 0.1, role: name < 2 ? 0.9 : 0.1 }));
  expect(best(scores)).toBe('baker');
});

it.each([
  ['JEFES DE COCINA, EN GENERAL', 'jefes de cocina, en general'],
  ['HR Manager (m/f/d)', 'hr manager'],
  ['Acheteur / Acheteuse', 'acheteur'],
  ['Dachdecker/Dachdeckerin', 'Dachdecker'],
  ['Hilfskraft im Museum (m/w/d)', 'Hilfskraft im Museum'],
  ['GÄRTNER', 'gärtner'],
])('an embedding model reads %s as %s', (title, text) => {
  expect(textOfTitle(title)).toBe(text);
});

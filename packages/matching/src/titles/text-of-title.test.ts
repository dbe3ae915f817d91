import { textOfTitle } from './text-of-title';

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

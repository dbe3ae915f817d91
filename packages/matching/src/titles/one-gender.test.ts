import { withOneGender } from './one-gender';

it.each([
  ['Klempner/Klempnerin', 'Klempner'],
  ['Bäcker / Bäckerin Fachrichtung Konditorei', 'Bäcker Fachrichtung Konditorei'],
  ['Bankkaufmann/Bankkauffrau', 'Bankkaufmann'],
  ['Geprüfter Taucher/Geprüfte Taucherin', 'Geprüfter Taucher'],
  ['Zeuge/Zeugin', 'Zeuge'],
  ['Agent / Agente de sécurité', 'Agent de sécurité'],
  ['Acteur/actrice de théâtre', 'Acteur de théâtre'],
  ['Vendeuse / vendeur', 'Vendeuse'],
  ['Camarero/Camarera de piso', 'Camarero de piso'],
  ['Attore/attrice', 'Attore'],
])('%s: %s', (title, expected) => {
  expect(withOneGender(title)).toBe(expected);
});

it.each([
  'Carpenter/Carpet Layer',
  'Bus/Coach Driver',
  'QA/QC Engineer',
  'Chef de projet / Chef de produit',
  'Bäcker',
  'Server/Bartender',
  '',
])('%s names no other gender', (title) => {
  expect(withOneGender(title)).toBe(title);
});

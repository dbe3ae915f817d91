import { expect, test } from '@jest/globals';
import { readJobDescription } from '../read-job-description';
import { hasRoleNoun } from './role-nouns';

test.each([
  'Finanzbuchhalterin',
  'Pädagoge',
  'Beamter',
  'Straßenbauerin',
  'Hauswart',
  'Änderungsschneider',
  'Schneider (m/w/d)',
  'Bauer Ökolandbau (w/m/d)',
  'Wart/in',
  'Schneiderin',
  'Médico de familia',
  'La administrativa',
  'Clínica del Sur – Médica de urgencias',
])('%s names a role', (title) => {
  expect(hasRoleNoun(title)).toBe(true);
});

test.each([
  'Ein optimaler Start',
  'Normaler Ablauf',
  'Minimaler Aufwand',
  'Museum der Gegenwart',
  'Ich erwarte',
  'Stewart',
  'Schneider Electric',
  'Bauer Maschinenbau Augsburg',
  'Laserdrucker',
  'Legere Kleidung',
  'Gestión administrativa',
  'Ingeniería mecánica',
  'Seguro médico y ayuda de comedor',
])('%s names none', (line) => {
  expect(hasRoleNoun(line)).toBe(false);
});

const read = (...lines: string[]) =>
  readJobDescription({ bytes: new Uint8Array(Buffer.from(lines.join('\n'))), fileName: 'scan.txt' });
const GERMAN = ['Ihre Aufgaben', '- Angebote erstellen', '- Aufträge erfassen', '', 'Ihr Profil', '- Sicheres Deutsch'];

test.each([
  [
    'Vertriebsinnendienst',
    ['Bauer Maschinenbau Augsburg', 'Vertriebsinnendienst (m/w/d)', '', ...GERMAN, '- Kaufmännische Ausbildung'],
  ],
  [
    'Técnico de nóminas',
    [
      ...['Seguro médico y ayuda de comedor', '', 'Técnico de nóminas', '', 'Funciones', '- Elaborar las nóminas'],
      ...['- Tramitar las bajas en la Seguridad Social', '', 'Requisitos', '- Experiencia de dos años'],
    ],
  ],
])('%s is the name, not the line of the employer above', async (personaName, lines) => {
  expect(await read(...lines)).toMatchObject({ persona: { personaName } });
});

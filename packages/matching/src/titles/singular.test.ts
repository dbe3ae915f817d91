import { inSingular } from './singular';

it.each([
  ['DIRECTORES GENERALES DE EMPRESA DE 10 O MÁS ASALARIADOS', 'DIRECTOR GENERAL DE EMPRESA DE 10 O MÁS ASALARIADOS'],
  ['Técnicos en inspecciones', 'Técnico en inspecciones'],
  ['operadores de máquinas', 'operador de máquinas'],
  ['Jefes de Recursos Humanos', 'Jefe de Recursos Humanos'],
  ['BUZOS, EN GENERAL (EXCEPTO CONSTRUCCIÓN)', 'BUZO, EN GENERAL (EXCEPTO CONSTRUCCIÓN)'],
  ['Director de Recursos Humanos', 'Director de Recursos Humanos'],
  ['Sales Manager', 'Sales Manager'],
  ['Human Resources Services Manager', 'Human Resources Services Manager'],
  ['Secrétaires de direction', 'Secrétaires de direction'],
  ['Gestionnaires des stocks', 'Gestionnaires des stocks'],
  ['Leiter des Rechnungswesens', 'Leiter des Rechnungswesens'],
])('%s becomes %s', (title, text) => {
  expect(inSingular(title)).toBe(text);
});

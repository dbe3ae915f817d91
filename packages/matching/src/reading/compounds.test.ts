import { expect, it } from '@jest/globals';
import { compoundSplitter, joinCompounds, joinEvidence } from './compounds';

const NAMES = ['Produktion planen', 'Kunden betreuen', 'Planung von Fahrten', 'Betreuung', 'Projekte leiten', 'Leiter'];
const divide = compoundSplitter(NAMES);

it.each([
  ['Produktionsplanung', 'Produktions|planung'],
  ['die Kundenbetreuung und Projekteplanung', 'die Kunden|betreuung und Projekte|planung'],
  ['Betreuung', 'Betreuung'],
  ['Produktionskontrolle', 'Produktionskontrolle'],
  ['Leiter', 'Leiter'],
])('%s', (text, expected) => {
  const divided = divide(text);
  expect(divided.replaceAll('\u00ad', '|')).toBe(expected);
  expect(joinCompounds(divided)).toBe(text);
});

it('evidence is shown as it was written', () => {
  const sentence = divide('Gute Kundenbetreuung');
  const marks = [{ start: 5, end: sentence.length }];
  expect(joinEvidence({ sentence, marks, name: sentence })).toEqual({
    sentence: 'Gute Kundenbetreuung',
    marks: [{ start: 5, end: 20 }],
    name: 'Gute Kundenbetreuung',
  });
});

import { expect, test } from '@jest/globals';
import { fold } from './fold';
import { orderedWords } from './search-words';

test.each([
  ['バス運転手', 'ハス運転手'],
  ['कल', 'काल'],
  ['मिल', 'मेल'],
  ['домой', 'домои'],
  ['ครูเก่า', 'ครูเกา'],
  ['Її', 'Іі'],
  ['Naval', 'Novel'],
])('%s and %s are two names', (a, b) => {
  expect(fold(a)).not.toBe(fold(b));
});

test.each([
  ['Resumé Writer', 'resume writer'],
  ['Główny księgowy', 'glowny ksiegowy'],
  ['Sjømann Ærlig Þór Đorđe', 'sjomann aerlig thor dorde'],
  ['Chef de cœur', 'chef de coeur'],
  ['Straßenmeister STRASSE', 'strassenmeister strasse'],
  ['İşçi ışık', 'isci isik'],
  ['Chargé d’études d´art dʼart', "charge d'etudes d'art d'art"],
  ['man\u00ADage\u200Bment', 'management'],
  ['job_title', 'job title'],
  ['O\uFB03cer', 'officer'],
  ['Μηχανικός', 'μηχανικος'],
  ['مُعلّم', 'معلم'],
  ['バス', 'バス'.normalize('NFD')],
  ['ﾊﾞｽ', 'バス'],
])('%s is found as %s', (name, typed) => {
  expect(fold(name)).toBe(fold(typed));
});

test('words of other scripts keep their marks', () => {
  expect(orderedWords('बिक्री प्रबंधक')).toHaveLength(2);
  expect(orderedWords('Д’Артаньян, C++')).toHaveLength(3);
});

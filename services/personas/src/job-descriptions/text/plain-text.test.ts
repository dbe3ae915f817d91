import { expect, test } from '@jest/globals';
import { plainText } from './plain-text';
import { tidyLine } from './tidy-line';

test.each([
  ['named references', '&eacute;lan &ndash; &hellip; &pound;', 'élan – … £'],
  ['numbers of Windows characters', 'staff&#146;s &#150; &#x95;', "staff's – •"],
  ['numbers beyond U+FFFF', '&#128640; &#x1F680;', '\u{1F680} \u{1F680}'],
  ['an unknown reference', 'R&D; &nosuch; AT&T', 'R&D; &nosuch; AT&T'],
  ['ligatures', 'e\uFB03cient o\uFB04oad \uFB01nds \uFB02at sta\uFB00', 'efficient offload finds flat staff'],
  ['soft hyphens', 'man\u00ADage\u00ADment', 'management'],
  ['characters without a width', 'off\u200Bicer \u202Ename\u202C \uFEFF', 'officer name '],
  ['joiners between Latin letters', 'of\u200Cfice', 'office'],
  ['joiners of other scripts', 'می\u200Cخواهم \u{1F468}\u200D\u{1F33E}', 'می\u200Cخواهم \u{1F468}\u200D\u{1F33E}'],
  ['marks written apart', 'Inge\u0301nieur', 'Ingénieur'],
  ['letters for formulas', '\u{1D5D5}\u{1D5FC}\u{1D5F9}\u{1D5F1}', 'Bold'],
  ['hyphens that do not break', 'full\u2011time', 'full-time'],
])('%s become plain text', (_kind, text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ['a <b>bold</b> word', 'a bold word'],
  ['<o:p>text</o:p>', 'text'],
  ['pays > 100k, < 3 days, R&D <b2b>', 'pays > 100k, < 3 days, R&D <b2b>'],
  ['phone \uF0E0 mail', 'phone mail'],
  ['\uF0D8 Mends nets', '\uF0D8 Mends nets'],
])('of %s only markup and symbols are removed', (line, tidied) => {
  expect(tidyLine(line)).toBe(tidied);
});

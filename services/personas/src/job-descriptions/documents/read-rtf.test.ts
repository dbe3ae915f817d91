import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { splitLines } from '../documents.fixtures';
import { readRtf } from './read-rtf';

const readText = (rtf: string) => splitLines(readRtf(new Uint8Array(Buffer.from(rtf, 'latin1'))));

/** A text as an old program writes it: letters beyond ASCII as the bytes of a code page. */
const escapeBytes = (text: string, codePage: string) =>
  [...iconv.encode(text, codePage)]
    .map((byte) => (byte < 0x80 && byte !== 0x5c ? String.fromCharCode(byte) : `\\'${byte.toString(16)}`))
    .join('');

const rtf = (body: string, head = '\\ansi\\ansicpg1252', fonts = '{\\f0\\fcharset0 Arial;}') =>
  `{\\rtf1${head}\\deff0{\\fonttbl${fonts}}\\f0 ${body}\\par}`;

test.each([
  ['Инженер склада', 'cp1251', '\\ansi\\ansicpg1251', '{\\f0 Arial;}'],
  ['Инженер склада', 'cp1251', '\\ansi\\ansicpg1252', '{\\f0\\fcharset204 Arial;}'],
  ['Инженер склада', 'cp866', '\\ansi', '{\\f0\\cpg866 Arial;}'],
  ['Szef łączności', 'cp1250', '\\ansi', '{\\f0\\fnil Arial CE;}'],
  ['Μηχανικός', 'cp1253', '\\ansi', '{\\f0{\\*\\panose 02}\\fcharset161 Arial;}'],
  ['ソフト表の技術者', 'cp932', '\\ansi', '{\\f0\\fcharset128 Gothic;}'],
  ['Chef’s aide – café', 'macintosh', '\\mac', '{\\f0\\fcharset77 Times;}'],
  ['Café ½', 'cp437', '\\pc', '{\\f0 Times;}'],
])('%s in %s is read', (text, codePage, head, fonts) => {
  const plain = text.replace('’', "'");
  expect(readText(rtf(escapeBytes(text, codePage), head, fonts))).toEqual([plain]);
});

test('the code page follows the font, within groups too', () => {
  const fonts = '{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}';
  const body = `caf\\'e9 {\\f1 ${escapeBytes('склад', 'cp1251')}} caf\\'e9`;
  expect(readText(rtf(body, '\\ansi', fonts))).toEqual(['café склад café']);
});

test.each([
  ['hidden text', 'Mends nets{\\v  for little pay} at sea'],
  ['hidden text that ends', 'Mends nets\\v  for little pay\\v0  at sea'],
  ['hidden text that ends with plain text', 'Mends nets\\v  for little pay\\plain  at sea'],
  ['deleted text', 'Mends nets{\\deleted\\revauthdel1  for little pay} at sea'],
  ['crossed out text', 'Mends nets\\strike  for little pay\\strike0  at sea'],
  ['a note of the author', 'Mends nets{\\*\\annotation  for little pay} at sea'],
  ['hidden bytes and Unicode', "Mends nets{\\v \\'e9\\u233?} at sea"],
  ['binary data with braces', 'Mends nets{\\pict\\bin5 }}}}}} at sea'],
])('%s is not read', (_kind, body) => {
  expect(readText(rtf(body))).toEqual(['Mends nets at sea']);
});

test.each([
  ['letters beyond U+FFFF', 'Launches \\u-10179?\\u-8576? boats', 'Launches \u{1F680} boats'],
  ['a Unicode letter with two fallback bytes', "\\uc2 \\u32076\\'8c\\'6f clerk", '経 clerk'],
  ['text boxes', '{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt Net mender}}}', 'Net mender'],
  ['inserted text', '{\\revised Mends} nets', 'Mends nets'],
])('%s are read', (_kind, body, text) => {
  expect(readText(rtf(body))).toEqual([text]);
});

test('bullets of a symbol font begin items', () => {
  const fonts = '{\\f0\\fcharset0 Arial;}{\\f1\\fcharset2 Symbol;}';
  expect(readText(rtf("{\\f1\\'b7}\\tab Mends nets\\par Rests", '\\ansi', fonts))).toEqual(['- Mends nets', 'Rests']);
});

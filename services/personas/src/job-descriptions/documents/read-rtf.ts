import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';

/** Groups without text of the document. */
const HIDDEN = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl header headerl headerr headerf footer footerl footerr footerf footnote filetbl revtbl mmathPr fldinst bkmkstart bkmkend'.split(
    ' ',
  ),
);
const CONTROL_WORDS: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  cell: '\t',
  tab: '\t',
  bullet: '• ',
  emdash: '—',
  endash: '–',
  lquote: "'",
  rquote: "'",
  ldblquote: '"',
  rdblquote: '"',
};
const WESTERN = new TextDecoder('windows-1252');
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})?[ ]?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;
const MAX_DEPTH = 1000;

export const isRtf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString('latin1').includes('{\\rtf');

/** `\~` is a non-breaking space, `\_` a non-breaking hyphen; a backslash also escapes itself and braces. */
const toCharacter = (sign: string) => {
  if (sign === '~') return ' ';
  if (sign === '_') return '-';
  return /[\\{}]/.test(sign) ? sign : '';
};

interface Group {
  isHidden: boolean;
  /** How many fallback characters follow a Unicode character. */
  fallbacks: number;
}

/** The document of a rich text file. */
export const readRtf = (bytes: Uint8Array): JobDocument => {
  const source = Buffer.from(bytes).toString('latin1');
  const stack: Group[] = [];
  let group: Group = { isHidden: false, fallbacks: 1 };
  let text = '';
  let skip = 0;
  const add = (piece: string) => {
    if (group.isHidden) return;
    const rest = piece.slice(Math.min(skip, piece.length));
    skip -= piece.length - rest.length;
    text += rest;
  };
  for (const [, word, number, hex, sign, brace, plain] of source.matchAll(TOKEN)) {
    if (brace === '{') {
      if (stack.length < MAX_DEPTH) stack.push(group);
      group = { ...group };
    } else if (brace === '}') {
      group = stack.pop() ?? { isHidden: false, fallbacks: 1 };
      skip = 0;
    } else if (word) {
      if (HIDDEN.has(word)) group.isHidden = true;
      else if (word === 'uc') group.fallbacks = Number(number ?? 1);
      else if (word === 'u' && number) {
        add(String.fromCodePoint((Number(number) + 0x1_0000) % 0x1_0000));
        skip = group.fallbacks;
      } else if (!group.isHidden) text += CONTROL_WORDS[word] ?? '';
    } else if (hex) add(WESTERN.decode(new Uint8Array([Number.parseInt(hex, 16)])));
    else if (sign === '*') group.isHidden = true;
    else if (sign) add(toCharacter(sign));
    else if (plain) add(plain);
  }
  return textDocument(text.replace(/\t\n/g, '\n'));
};

import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { charsetPage, codePage, decodeBytes, namedPage, type RtfEncoding, WESTERN } from './rtf-fonts';

/** Groups without text of the document. */
const SILENT = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl header headerl headerr headerf footer footerl footerr footerf footnote filetbl revtbl mmathPr fldinst bkmkstart bkmkend nonesttables'.split(
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
  nestcell: '\t',
  tab: '\t',
  bullet: '• ',
  emdash: '—',
  endash: '–',
  lquote: "'",
  rquote: "'",
  ldblquote: '"',
  rdblquote: '"',
};
/** Code pages of whole documents. */
const DOCUMENT_PAGES: Record<string, RtfEncoding> = { ansi: WESTERN, mac: 'macintosh', pc: 'cp437', pca: 'cp850' };
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})?[ ]?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;
const MAX_DEPTH = 1000;

export const isRtf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString('latin1').includes('{\\rtf');

/** `\~` is a non-breaking space, `\_` a non-breaking hyphen; a backslash also escapes itself, braces and line ends. */
const toCharacter = (sign: string) => {
  if (sign === '~') return ' ';
  if (sign === '_') return '-';
  if (sign === '\n' || sign === '\r') return '\n';
  return /[\\{}]/.test(sign) ? sign : '';
};

interface Group {
  /** Its text belongs to no page, such as the table of fonts. */
  isSilent: boolean;
  /** Hidden or deleted text, which no reader of the document sees, or text that is crossed out. */
  isHidden: boolean;
  isDeleted: boolean;
  isCrossedOut: boolean;
  isFontTable: boolean;
  font: string;
  /** How many fallback characters follow a Unicode character. */
  fallbacks: number;
}

const newGroup = (): Group => ({
  isSilent: false,
  isHidden: false,
  isDeleted: false,
  isCrossedOut: false,
  isFontTable: false,
  font: '',
  fallbacks: 1,
});

/** The text of a rich text file without what is hidden or deleted. */
const rtfText = (source: string): string => {
  const fonts = new Map<string, RtfEncoding>();
  const stack: Group[] = [];
  let group = newGroup();
  let defaultFont = '';
  let page = WESTERN;
  let text = '';
  let skip = 0;
  // Letters of several bytes can be written in several tokens.
  let bytes: number[] = [];

  const isShown = () => !group.isSilent && !group.isHidden && !group.isDeleted && !group.isCrossedOut;
  const flush = () => {
    if (bytes.length) text += decodeBytes(bytes, fonts.get(group.font) ?? page);
    bytes = [];
  };
  const add = (piece: string) => {
    flush();
    if (isShown()) text += piece;
  };
  const addBytes = (added: readonly number[]) => {
    const rest = added.slice(Math.min(skip, added.length));
    skip -= added.length - rest.length;
    if (isShown()) bytes.push(...rest);
  };
  const setFont = (word: string, number: string) => {
    const encoding = word === 'fcharset' ? charsetPage(number) : word === 'cpg' ? codePage(number) : undefined;
    if (encoding) fonts.set(group.font, encoding);
  };
  const readWord = (word: string, number: string | undefined) => {
    flush();
    const isOn = number !== '0';
    if (word === 'fonttbl') group.isFontTable = true;
    if (SILENT.has(word)) group.isSilent = true;
    else if (word === 'shptxt') group.isSilent = false;
    else if (word === 'v') group.isHidden = isOn;
    else if (word === 'deleted') group.isDeleted = isOn;
    else if (word === 'strike' || word === 'striked') group.isCrossedOut = isOn;
    else if (word === 'plain')
      Object.assign(group, { isHidden: false, isDeleted: false, isCrossedOut: false, font: defaultFont });
    else if (word === 'uc') group.fallbacks = Number(number ?? 1);
    else if (word === 'ansicpg') page = codePage(number ?? '') ?? page;
    else if (DOCUMENT_PAGES[word]) page = DOCUMENT_PAGES[word];
    else if (word === 'deff') defaultFont = group.font = number ?? '';
    else if (word === 'f') group.font = number ?? '';
    else if (group.isFontTable) setFont(word, number ?? '');
    else if (word === 'nestrow') text += '\n';
    else if (word === 'u' && number) {
      if (isShown()) text += String.fromCharCode(Number(number) & 0xffff);
      skip = group.fallbacks;
    } else if (isShown()) text += CONTROL_WORDS[word] ?? '';
  };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [, word, number, hex, sign, brace, plain] = token;
    if (brace === '{') {
      flush();
      if (stack.length < MAX_DEPTH) stack.push(group);
      group = { ...group };
    } else if (brace === '}') {
      flush();
      group = stack.pop() ?? newGroup();
      skip = 0;
    } else if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word) readWord(word, number);
    else if (hex) addBytes([Number.parseInt(hex, 16)]);
    else if (sign === '*') group.isSilent = true;
    else if (sign) add(toCharacter(sign));
    else if (plain && group.isFontTable) {
      const named = namedPage(plain);
      if (named && !fonts.has(group.font)) fonts.set(group.font, named);
    } else if (plain) addBytes([...Buffer.from(plain, 'latin1')]);
  }
  flush();
  return text;
};

/** The document of a rich text file. */
export const readRtf = (bytes: Uint8Array): JobDocument =>
  textDocument(rtfText(Buffer.from(bytes).toString('latin1')).replace(/\t\n/g, '\n'));

import { plainText } from '../text/plain-text';
import { nameCase, titleCase } from './title-case';

/** Common additions to file names that are not part of the role. */
const ADDITIONS: RegExp[] = [
  /\((?:\d{1,3}|copy|final|draft|updated?|revised|new|v\d+)\)/gi,
  /\b(?:job|role|position|post) ?(?:description|desc|specification|spec|profile|posting|advert|ad|bulletin)\b/gi,
  /\b(?:jd|revised|revision|rev|final|draft|copy|updated?|modified|approved|signed|clean|version|ver|template|bulletin|scan(?:ned)?)\b[ .]*\d*(?:[./-]\d+)*/gi,
  /\bv ?\d+(?:\.\d+)*\b/gi,
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/g,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\.? ?\d{2,4}\b/gi,
];

/** The name without folders and extensions, also without a second one: `cook.pdf.docx`. */
const withoutExtension = (fileName: string) =>
  (fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[A-Za-z0-9]{2,5}$/, '').replace(/\.(?:pdf|docx?)$/i, '');

/** A short sender code before the title, as in `acme-payroll-clerk`: fewer than five lower-case letters. */
const PREFIX = /^(?:[a-z]{2,4})[-_](?=[A-Za-z]{3})/;
const WORDS_NOT_CODES = new Set(
  'art bar bus care chef data fire game head it hr jobs lead main park qa sea site team tax test tool tree user ux ui web zoo ad ai bid pr vet vice'.split(
    ' ',
  ),
);

const withoutPrefix = (name: string) => {
  const prefix = PREFIX.exec(name)?.[0];
  return prefix && !WORDS_NOT_CODES.has(prefix.slice(0, -1)) ? name.slice(prefix.length) : name;
};

/** A word; in scripts without spaces two letters are one. */
const LETTERS = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;
const LONGEST_FILE_NAME = 255;

/** The role in a file's name, without codes, dates and remarks; empty if nothing is left. */
// recheck: names of files are short
export const fileTitle = (fileName: string): string => {
  // Without spaces, a hyphen separates words: `payroll-clerk`; else it is part of one: `JD Co-ordinator`.
  const hyphen = /\s/.test(fileName.trim()) ? '-' : ' ';
  const spaced = withoutPrefix(withoutExtension(plainText(fileName)).slice(-LONGEST_FILE_NAME).trim())
    .replace(/([a-z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[_+]+/g, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, hyphen)
    .replace(/(?<=[A-Za-z])(\d{4,})/g, ' $1')
    .replace(/(\d{3,})(?=[A-Za-z])/g, '$1 ')
    .replace(/(\brev(?:ised|ision)?)(?=\d)/gi, '$1 ');
  const cleaned = ADDITIONS.reduce((name, addition) => name.replace(addition, ' '), spaced)
    .replace(/\b\d+[A-Za-z]?\b/g, ' ')
    .replace(/\s[-–—.,#]+(?=\s|$)/g, ' ')
    .replace(/^[\s\-–—.,#]+|[\s\-–—.,#&(]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!LETTERS.test(cleaned)) return '';
  // Mixed case is kept as written.
  return /\p{Ll}/u.test(cleaned) && /\p{Lu}/u.test(cleaned) ? nameCase(cleaned) : titleCase(cleaned);
};

import { plainText } from '../text/plain-text';

const LONGEST_BOLD_HEADING = 90;

/** The length is limited: an endless tag name counts as text. */
const TAG = /<(\/?)([a-z][a-z0-9]{0,20})((?:[^<>a-z0-9][^<>]*)?)>/gi;

/** Converts the simple, well-formed HTML of a docx to marked lines. */
export const textOfHtml = (html: string): string => {
  const lines: string[] = [];
  let line = '';
  let mark = '';
  let cellCount = 0;
  let boldDepth = 0;
  let plainPart = '';
  let at = 0;

  const flush = () => {
    const text = plainText(line).trim();
    const isAllBold = text && !plainPart.trim() && text.length <= LONGEST_BOLD_HEADING && !mark && !cellCount;
    if (text) lines.push(`${isAllBold ? '## ' : mark}${text}`);
    line = '';
    plainPart = '';
  };

  const add = (text: string) => {
    line += text;
    if (!boldDepth) plainPart += text;
  };

  const openTag = (tag: string) => {
    if (/^h[1-6]$/.test(tag)) mark = `${'#'.repeat(Number(tag[1]))} `;
    else if (tag === 'li') {
      flush();
      mark = '- ';
    } else if (tag === 'strong') boldDepth += 1;
    else if (tag === 'br') flush();
    else if (tag === 'tr') {
      flush();
      lines.push('');
      cellCount = 0;
    } else if (tag === 'td' || tag === 'th') cellCount += 1;
  };

  const closeTag = (tag: string) => {
    if (tag === 'strong') boldDepth -= 1;
    else if (tag === 'td' || tag === 'th') {
      flush();
      lines.push('\t');
    } else if (tag === 'table') {
      flush();
      cellCount = 0;
      lines.push('');
    } else if (/^(p|li|h[1-6])$/.test(tag)) {
      flush();
      mark = '';
      if (tag === 'p' && !cellCount) lines.push('');
    }
  };

  for (const match of html.matchAll(TAG)) {
    add(html.slice(at, match.index));
    at = match.index + match[0].length;
    if (match[1]) closeTag((match[2] ?? '').toLowerCase());
    else openTag((match[2] ?? '').toLowerCase());
  }
  add(html.slice(at));
  flush();
  return joinRows(lines);
};

/** Table cells of a row are joined with tabs, without one after the last cell. */
const joinRows = (lines: string[]) =>
  lines
    .join('\n')
    .replace(/\n\t(?=\n[^\n\t])/g, '\t')
    .replace(/\t\n/g, '\t')
    .replace(/\n\t/g, '\n')
    .replace(/\n{3,}/g, '\n\n');

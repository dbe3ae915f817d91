import { decodeHTML } from 'entities';

/** Elements without visible text. */
const HIDDEN = /<(script|style|template|noscript)\b[^<>]{0,2000}>/gi;
const BLOCK = 'p|div|section|article|h[1-6]|ul|ol|tr|table|blockquote|dl|dt|dd|header|footer';
const ITEM = /<li\b[^<>]{0,2000}>/gi;
const BREAK = new RegExp(`<br\\b[^<>]{0,200}>|</?(?:${BLOCK})\\b[^<>]{0,2000}>|</li\\s{0,9}>`, 'gi');
/** Texts have other words between angle brackets: `vector<int>`, `<your name>`. */
const NAMES =
  'a|abbr|article|aside|b|big|blockquote|body|br|button|center|cite|code|dd|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hi|highlight|hr|html|i|iframe|img|input|label|li|link|main|mark|meta|nav|noscript|o:p|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|tfoot|th|thead|title|tr|u|ul';
const TAG = new RegExp(`</?(?:${NAMES})(?:\\s[^<>]{0,3000})?/?>|<!--[^>]{0,5000}-->`, 'gi');
const HAS_TAG = new RegExp(`</?(?:${NAMES})(?:\\s[^<>]{0,3000})?/?>`, 'i');
const HAS_ENTITY = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Whether a text has tags or character entities, as texts copied from web pages do. */
export const hasMarkup = (text: string): boolean => HAS_TAG.test(text) || HAS_ENTITY.test(text);

/** Small letters in place of capitals, letter by letter: positions stay. */
export const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const withoutHidden = (html: string) => {
  const lower = lowerAscii(html);
  let text = '';
  let from = 0;
  for (const start of html.matchAll(HIDDEN)) {
    if (start.index < from) continue;
    text += `${html.slice(from, start.index)} `;
    const end = lower.indexOf(`</${start[1]?.toLowerCase()}`, start.index);
    const close = end < 0 ? -1 : lower.indexOf('>', end);
    // An element that is not closed hides the rest.
    if (close < 0) return text;
    from = close + 1;
  }
  return text + html.slice(from);
};

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The text that a browser would show for a text with tags or entities: a line per paragraph, list items with a dash.
 * Other texts are returned as they are. Entities that were written twice (`&amp;lt;p&amp;gt;`) are read twice.
 */
export const textOfMarkup = (text: string): string => {
  if (!hasMarkup(text)) return text;
  // Texts of programs that escape HTML have no tags before their entities are decoded.
  const html = HAS_TAG.test(text) ? text : decodeHTML(text);
  if (!HAS_TAG.test(html)) return tidy(html);
  const lined = withoutHidden(html)
    .replace(/[\r\n]+/g, ' ')
    .replace(ITEM, '\n- ')
    .replace(BREAK, '\n')
    .replace(TAG, '');
  return tidy(decodeHTML(lined));
};

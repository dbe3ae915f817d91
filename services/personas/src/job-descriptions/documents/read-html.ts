import { decodeHTML } from 'entities';
import { type Block, documentText, type JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { plainText } from '../text/plain-text';
import { type PagePosting, pagePostings } from './page-postings';
import { textOfHtml } from './text-of-html';

/** Elements without visible text. */
const HIDDEN = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'nav',
  'footer',
  'aside',
  'form',
  'button',
  'select',
  'iframe',
];
const MAX_LETTERS = 3_000_000;
/** A page with fewer letters only says that it is loading. */
const MIN_PAGE_LETTERS = 60;
const LOADS_TEXT = /<(?:script|frame|iframe)(?=[\s>])/i;
const NO_TEXT =
  'The text of this web page is not in the file: a browser loads it from elsewhere. Open the page in a browser, print it to PDF and send that file.';

/** Whether a text is an HTML page rather than text with some `<` and `>`. */
export const isHtml = (text: string) => {
  const start = text.slice(0, 5000);
  return (
    /<!doctype html|<html[\s>]|<body[\s>]|^\s*<(?:meta|title|h[1-6]|div|table)[\s>]/i.test(start) ||
    (start.match(/<(?:p|div|br|li|ul|h[1-6]|td|span)[\s/>]/gi)?.length ?? 0) >= 5
  );
};

/** Removes elements with their content; an unclosed element hides the rest. */
const withoutElements = (html: string, name: string) => {
  const parts = html.split(new RegExp(`<${name}(?=[\\s/>])`, 'i'));
  const end = new RegExp(`</${name}\\s{0,9}>`, 'i');
  return parts
    .map((part, index) => {
      if (index === 0) return part;
      const match = end.exec(part);
      return match ? part.slice(match.index + match[0].length) : '';
    })
    .join(' ');
};

/** Converts other block elements to paragraphs. */
const toParagraphs = (html: string) =>
  html
    .replace(
      /<(\/?)(?:div|section|article|header|main|dl|dt|dd|blockquote|address|figure|pre|ul|ol)(?=[\s/>])/gi,
      '<$1p',
    )
    .replace(/<(\/?)b(?=[\s/>])/gi, '<$1strong');

const readTitle = (html: string) => {
  const start = html.search(/<title[\s>]/i);
  if (start < 0) return '';
  const rest = html.slice(start, start + 600);
  return plainText(decodeHTML(rest.replace(/^[^>]*>/, '').replace(/<[\s\S]*/, ''))).trim();
};

/** Code of PHP, Liquid and Blade templates, in pages that were copied from the folder of a web server. */
// recheck: every repetition has a limit
const INSTRUCTIONS =
  /<\?[^?]{0,2000}\?>|\{%[^%]{0,300}%\}|\{\{[^}]{0,300}\}\}|@(?:extends|section|include|yield|endsection|push|endpush)\b(?:\([^()]{0,200}\))?/g;

const toText = (html: string) => textOfHtml(toParagraphs(html.replace(/[\r\n\t ]+/g, ' ')));

/** Shorter postings only announce a page of their own. */
const MIN_POSTING_LETTERS = 100;
const MIN_LINE_LETTERS = 20;

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const onlyLetters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

const postingBlocks = ({ title, html }: PagePosting): Block[] => [
  { kind: 'heading', text: plainText(title), depth: 1, page: 0 },
  ...textDocument(toText(HIDDEN.reduce(withoutElements, html))).blocks,
];

/** Whether a page shows most lines of a posting. */
const isShown = (posting: Block[], pageText: string) => {
  const lines = posting.map(({ text }) => onlyLetters(text)).filter(({ length }) => length >= MIN_LINE_LETTERS);
  return lines.filter((line) => pageText.includes(line)).length * 2 > lines.length;
};

/**
 * The postings that a page holds as data, where a browser would add their text to the page, or where there are several:
 * the page does not say as clearly where each begins.
 */
const postingsOf = (html: string, pageText: string): Block[][] => {
  const postings = pagePostings(html)
    .map(postingBlocks)
    .filter((blocks) => countLetters(documentText({ blocks, titles: [] })) >= MIN_POSTING_LETTERS);
  const shown = onlyLetters(pageText);
  return postings.length > 1 || postings.some((posting) => !isShown(posting, shown)) ? postings : [];
};

/** The document of an HTML page. */
export const readHtml = (text: string): JobDocument => {
  const page = text.slice(0, MAX_LETTERS);
  const html = page.replace(/<!doctype[^<>]{0,500}>/i, '').replace(INSTRUCTIONS, ' ');
  const title = readTitle(html);
  const visible = HIDDEN.reduce(
    withoutElements,
    html
      .split('<!--')
      .map((part, at) => (at ? part.replace(/^[\s\S]*?-->/, '') : part))
      .join(''),
  );
  const document = { ...textDocument(toText(visible)), titles: title ? [title] : [] };
  const pageText = documentText(document);
  const parts = postingsOf(page, pageText);
  if (parts.length) return { ...document, blocks: parts.flat(), parts };
  if (countLetters(pageText) < MIN_PAGE_LETTERS && LOADS_TEXT.test(html)) throw new FileRefused('unsupported', NO_TEXT);
  return document;
};

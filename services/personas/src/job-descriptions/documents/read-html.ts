import { decodeHTML } from 'entities';
import { type Block, documentText, type JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { plainText } from '../text/plain-text';
import { type PagePosting, pagePostings } from './page-postings';
import { textOfHtml } from './text-of-html';
import { visibleHtml } from './visible-html';

const MAX_LETTERS = 3_000_000;
/** A page with less text only says that it is loading. */
const MIN_PAGE = { letters: 200, lines: 3 };
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

/** Text copied from a page may have lines before its first tag; a page as a whole has none that count. */
const withFirstLines = (html: string) => {
  const end = html.search(/<[a-z!/]/i);
  const isPage = /<!doctype|<html[\s>]|<body[\s>]/i.test(html);
  return isPage || end < 1 ? html : html.slice(0, end).replaceAll('\n', '<br>') + html.slice(end);
};

const toDocument = (html: string) => textDocument(textOfHtml(visibleHtml(html)));

/** Shorter postings only announce a page of their own. */
const MIN_POSTING_LETTERS = 100;
const MIN_LINE_LETTERS = 20;

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const onlyLetters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

const postingBlocks = ({ title, html }: PagePosting): Block[] => [
  { kind: 'heading', text: plainText(title), depth: 1, page: 0 },
  ...toDocument(html).blocks,
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
  const html = withFirstLines(page.replace(INSTRUCTIONS, ' '));
  const title = readTitle(html);
  const document = { ...toDocument(html), titles: title ? [title] : [] };
  const pageText = documentText(document);
  const parts = postingsOf(page, pageText);
  if (parts.length) return { ...document, blocks: parts.flat(), parts };
  const isShort = countLetters(pageText) < MIN_PAGE.letters && pageText.split(/\n+/).length < MIN_PAGE.lines;
  if (isShort && LOADS_TEXT.test(html)) throw new FileRefused('unsupported', NO_TEXT);
  return document;
};

/** Whether a text is the data of job postings that web pages hold for search engines (JSON-LD), without its page. */
export const isPostingData = (text: string): boolean =>
  /^\s{0,100}[[{]/.test(text) && text.slice(0, MAX_LETTERS).includes('"JobPosting"');

/** The document of such data, or of its text if it holds no posting that is long enough. */
export const readPostingData = (text: string): JobDocument => {
  const parts = postingsOf(`<script type="application/ld+json">${text.slice(0, MAX_LETTERS)}</script>`, '');
  return parts.length ? { blocks: parts.flat(), parts, titles: [] } : textDocument(text);
};

import { decodeHTML } from 'entities';
import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { plainText } from '../text/plain-text';
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

/** The document of an HTML page. */
export const readHtml = (text: string): JobDocument => {
  const html = text
    .slice(0, MAX_LETTERS)
    .replace(/<!doctype[^<>]{0,500}>/i, '')
    .replace(INSTRUCTIONS, ' ');
  const title = readTitle(html);
  const visible = HIDDEN.reduce(
    withoutElements,
    html
      .split('<!--')
      .map((part, at) => (at ? part.replace(/^[\s\S]*?-->/, '') : part))
      .join(''),
  );
  const document = textDocument(textOfHtml(toParagraphs(visible.replace(/[\r\n\t ]+/g, ' '))));
  return { ...document, titles: title ? [title] : [] };
};

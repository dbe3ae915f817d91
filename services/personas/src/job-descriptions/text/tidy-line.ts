import { plainText } from './plain-text';
import { trimBoth } from './trim';

const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|d[dlt]|del|div|em|font|h[1-6r]|i|img|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|su[bp]|t(?:able|body|d|h|head|r)|u|ul|[a-z]\w{0,9}:\w{1,20})(?:[\s/][^<>]{0,300})?>/gi;
const LINK = /!?\[([^[\]]{0,300})\]\([^()\s]{0,500}\)/g;
/** Symbols of fonts, such as icons; one at the start of a line is a bullet. */
const SYMBOL = /[\uE000-\uF8FF]+/g;

/** Dot leaders before a number. */
const LEADERS = /(?:\s?\.){5,}|_{4,}|…{2,}/g;

/** `*Site Reliability Engineer*` and `:tada:` in messages of a chat; `Kolleg*innen` stays. */
const CHAT_EMPHASIS = /(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,80})\*(?![\p{L}\p{N}*])/gu;
const CHAT_PICTOGRAPH = /(?<!\S):[a-z][a-z_+-]{1,30}:(?!\S)/g;

const withoutSymbols = (line: string) => {
  const start = line.search(/\S/);
  return line.replace(SYMBOL, (symbols, index: number) => (index > start ? ' ' : symbols));
};
/** A line with plain characters and single spaces, without markup; wide spaces become a tab. */
export const tidyLine = (line: string) =>
  trimBoth(
    withoutSymbols(plainText(line))
      .replace(TAG, ' ')
      .replace(LINK, '$1')
      .replace(/\*\*|__/g, '')
      .replace(CHAT_EMPHASIS, '$1')
      .replace(CHAT_PICTOGRAPH, '')
      .replace(LEADERS, ' ')
      .replace(/\t[\t ]*| {8,}/g, '\t')
      .replace(/ {2,}/g, ' '),
    /[ \t]/,
  );

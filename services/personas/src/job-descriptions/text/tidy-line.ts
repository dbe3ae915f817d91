import { plainText } from './plain-text';
import { trimBoth } from './trim';

const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
const LINK = /!?\[([^[\]]{0,300})\]\([^()\s]{0,500}\)/g;
/** Dot leaders before a number. */
const LEADERS = /(?:\s?\.){5,}|_{4,}|…{2,}/g;

/** A line with plain characters and single spaces, without markup; wide spaces become a tab. */
export const tidyLine = (line: string) =>
  trimBoth(
    plainText(line)
      .replace(TAG, ' ')
      .replace(LINK, '$1')
      .replace(/\*\*|__/g, '')
      .replace(LEADERS, ' ')
      .replace(/\t[\t ]*| {8,}/g, '\t')
      .replace(/ {2,}/g, ' '),
    /[ \t]/,
  );

import { isFactLine } from '../cutting/labels';
import { findTopic } from '../cutting/topic-of';
import { startsItem } from '../text/bullets';
import type { Segment } from './pdf-segments';

/** What browsers and office programs print around every page. */
// recheck: a segment is a line of a page
const PRINTED: RegExp[] = [
  /^(?:page\s{0,9})?[-–—\s]{0,9}\d{1,3}\s{0,9}(?:(?:of|\/|von|de|sur|van|di)\s{0,9}\d{1,3})?[-–—\s]{0,9}$/i,
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?: ?[AP]M)?$/i,
];
/** On the first page these only count at the very edge. */
const EDGE_PRINTED: RegExp[] = [
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/,
  /^(?:about:blank|file:\/\/\S+)$/i,
];
const EDGE_SHARE = 0.05;
const NEAR = 3;
const FAR_DOWN = 0.12;

export interface PdfPageSegments {
  height: number;
  segments: Segment[];
}

const toShape = (text: string) => text.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim().toLowerCase();

const isEdge = (y: number, height: number) => y < height * EDGE_SHARE || y > height * (1 - EDGE_SHARE);

const isPrinted = ({ text, y }: Segment, height: number) =>
  PRINTED.some((pattern) => pattern.test(text.trim()) && (y < height * FAR_DOWN || y > height * (1 - FAR_DOWN))) ||
  (isEdge(y, height) && EDGE_PRINTED.some((pattern) => pattern.test(text.trim())));

/** A browser prints title and address, or date and title, at the same height at the very edge. */
const printedHeights = ({ height, segments }: PdfPageSegments) =>
  segments.filter((segment) => isEdge(segment.y, height) && isPrinted(segment, height)).map(({ y }) => y);

/** A segment has a key for each of two height bands, so that texts at nearly the same height share one. */
const toKeys = ({ text, y }: Segment) =>
  [Math.floor(y / NEAR), Math.floor(y / NEAR) + 1].map((band) => `${band} ${toShape(text)}`);

/**
 * Returns a function that counts the pages with the same words at the same height, as headers, footers and floating
 * bars have them.
 */
const countRepeated = (pages: PdfPageSegments[]) => {
  const pagesByKey = new Map<string, Set<number>>();
  pages.forEach(({ segments }, page) => {
    for (const key of segments.flatMap(toKeys)) pagesByKey.set(key, (pagesByKey.get(key) ?? new Set()).add(page));
  });
  return (segment: Segment) => Math.max(...toKeys(segment).map((key) => pagesByKey.get(key)?.size ?? 0));
};

/**
 * Whether repeated words are content: where each page describes another role, headings, facts and items stand at the
 * same place.
 */
const isContent = ({ text, y }: Segment, height: number) => {
  const topic = findTopic(text);
  if (topic === 'duties' || topic === 'skills') return !isEdge(y, height);
  const isMiddle = y > height * FAR_DOWN && y < height * (1 - FAR_DOWN);
  return isMiddle && (topic ? topic !== 'boilerplate' : isFactLine(text) || startsItem(text));
};

/**
 * Removes page numbers, addresses and dates of printed web pages, and text repeated at the same place on at least every
 * second page. The first page keeps repeated text, because its header may name the role. Also returns the texts removed
 * from the edges of the first page.
 */
export const withoutFurniture = (pages: PdfPageSegments[]): { pages: PdfPageSegments[]; titles: string[] } => {
  const countPages = countRepeated(pages);
  const titles: string[] = [];
  const cleaned = pages.map((page, number) => {
    const heights = printedHeights(page);
    const segments = page.segments.filter((segment) => {
      if (isPrinted(segment, page.height)) return false;
      if (heights.some((y) => Math.abs(y - segment.y) < NEAR)) {
        if (number === 0) titles.push(segment.text.trim());
        return false;
      }
      const isRepeated = countPages(segment) >= Math.max(2, pages.length / 2) && /\p{L}/u.test(segment.text);
      return number === 0 || !isRepeated || isContent(segment, page.height);
    });
    return { ...page, segments };
  });
  return { pages: cleaned, titles };
};

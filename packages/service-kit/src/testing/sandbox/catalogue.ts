import { setTimeout as sleep } from 'node:timers/promises';

/** An item of the sandbox's content catalogue. */
export interface CatalogueItem {
  id: string;
  title: string;
  description: string;
  url: string;
  type: string;
  minutes: number;
  language: string;
  skills: string[];
  updatedAt: string;
}

const SUBJECTS = ['Warehouse stock', 'Data pipelines', 'Budgets', 'Customer calls', 'Wind turbines', 'Safety at work'];
const FORMS = ['Introduction', 'Practice', 'Case study', 'Short course', 'Reference'];
const TYPES = ['Video', 'Course', 'Document'];
const MAX_ON_A_PAGE = 500;
const MINUTE_MS = 60_000;

const pick = (words: readonly string[], index: number) => words[index % words.length] ?? '';

const anItem = (index: number, changes: number, updatedAt: Date): CatalogueItem => ({
  id: `item-${index + 1}`,
  title: `${pick(SUBJECTS, index)}: ${pick(FORMS, index)} ${index + 1}${changes ? `, edition ${changes + 1}` : ''}`,
  description: `${pick(FORMS, index)} on ${pick(SUBJECTS, index).toLowerCase()}.`,
  url: `https://content.example/items/${index + 1}`,
  type: pick(TYPES, index),
  minutes: 5 + (index % 55),
  language: 'en',
  skills: [pick(SUBJECTS, index)],
  updatedAt: updatedAt.toISOString(),
});

export interface CatalogueOptions {
  items: number;
  /** Delay of a page in milliseconds. */
  pageMs: number;
  now: () => Date;
}

/**
 * A paged catalogue in which one item changes each minute. The last page has a token; with that token as `since`, only
 * later changes are returned.
 */
export const catalogue = ({ items, pageMs, now }: CatalogueOptions) => {
  const startedAt = now();
  const minutes = () => Math.floor((now().getTime() - startedAt.getTime()) / MINUTE_MS);
  /** In minute m item m changes, so that the state of an item depends only on the time. */
  const itemAt = (index: number, until: number): CatalogueItem => {
    const changes = until > index ? Math.floor((until - index - 1) / items) + 1 : 0;
    const last = changes ? index + 1 + (changes - 1) * items : 0;
    return anItem(index, changes, new Date(startedAt.getTime() + last * MINUTE_MS));
  };

  /** `cursor` contains the position and the start minute, so that reading a page again gives the same page. */
  return async (query: URLSearchParams, path: string) => {
    await sleep(pageMs);
    const since = query.has('since') ? Number(query.get('since')) : undefined;
    const [from = 0, until = minutes()] = (query.get('cursor') ?? '').split('-').filter(Boolean).map(Number);
    const size = Math.min(MAX_ON_A_PAGE, Number(query.get('pagesize') ?? MAX_ON_A_PAGE));
    const changed =
      since !== undefined
        ? Array.from({ length: Math.min(items, until - since) }, (_, index) => (since + index) % items)
        : undefined;
    const total = changed?.length ?? items;
    const places = Array.from(
      { length: Math.max(0, Math.min(size, total - from)) },
      (_, index) => changed?.[from + index] ?? from + index,
    );
    const next = from + size;
    const nextQuery = new URLSearchParams({
      pagesize: String(size),
      ...(since !== undefined && { since: String(since) }),
    });
    return {
      items: places.map((index) => itemAt(index, until)),
      total,
      ...(next < total ? { next: `${path}?${nextQuery}&cursor=${next}-${until}` } : { token: String(until) }),
    };
  };
};

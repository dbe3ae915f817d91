import { expect, it } from '@jest/globals';
import { demoCatalogue } from './demo-catalogue';

const ITEMS = demoCatalogue();

it('has 400 different items of all content providers', () => {
  expect(ITEMS).toHaveLength(400);
  expect(new Set(ITEMS.map(({ contentTitle }) => contentTitle)).size).toBe(400);
  expect(new Set(ITEMS.map(({ contentProvider }) => contentProvider)).size).toBe(4);
});

it('has texts without unfilled placeholders', () => {
  expect(
    ITEMS.filter((item) => JSON.stringify(item).includes('{s') || item.contentFullDescription.length < 20),
  ).toEqual([]);
});

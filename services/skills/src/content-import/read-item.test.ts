import { expect, it } from '@jest/globals';
import { CataloguePage } from './catalogue-page';
import { readItem } from './read-item';
import { parseSeconds } from './schema-org';

const course = {
  '@context': 'https://schema.org',
  '@type': 'Course',
  '@id': 'https://learn.example/c/7',
  name: 'Budgeting for teams',
  description: '<p>Plans, agrees on and follows what a team spends.</p>',
  url: 'https://learn.example/c/7',
  identifier: { '@type': 'PropertyValue', value: 'C-7' },
  inLanguage: { '@type': 'Language', name: 'German', alternateName: 'de' },
  teaches: [{ '@type': 'DefinedTerm', name: 'Budgeting' }, 'Forecasting'],
  keywords: 'money, planning',
  educationalLevel: 'Advanced',
  aggregateRating: { ratingValue: '9', bestRating: 10 },
  hasCourseInstance: [{ courseWorkload: 'PT1H30M' }],
};
const plain = { id: 'item-1', title: 'Stock', description: 'On stock.', url: 'https://c.example/1', type: 'Video' };

it('reads a course of schema.org', () => {
  expect(readItem(course)).toEqual({
    entry: {
      externalId: 'C-7',
      contentTitle: 'Budgeting for teams',
      contentType: 'Course',
      contentFullDescription: 'Plans, agrees on and follows what a team spends.',
      contentAdditionalDescription: '',
      contentUrl: 'https://learn.example/c/7',
      contentDuration: 5400,
      contentLanguage: 'de',
      contentProviderRating: 4.5,
      tags: ['Budgeting', 'Forecasting', 'money', 'planning'],
      statedLevel: 0.75,
    },
  });
});

it('reads a plain item', () => {
  expect(readItem({ ...plain, minutes: 7, language: 'nl', skills: ['Stock'], level: 'Beginner' })).toMatchObject({
    entry: { externalId: 'item-1', contentDuration: 420, contentLanguage: 'nl', tags: ['Stock'], statedLevel: 0 },
  });
});

it.each([
  ['no title', { ...plain, title: undefined }, 'The item has no title.'],
  ['no id', { ...course, identifier: undefined, '@id': undefined, url: undefined }, 'The item has no id.'],
  ['a script as address', { ...plain, url: 'javascript:alert(1)' }, /no address that begins with http/],
  ['a rating of 9 of 5', { ...plain, rating: 9 }, /rating/i],
  ['no object', 'Stock', /unusable/],
])('refuses an item with %s in a sentence', (_, json, sentence) => {
  expect(readItem(json)).toMatchObject({ refusal: expect.stringMatching(sentence) });
});

it('recognises removed items', () => {
  expect(readItem({ id: 5, removed: true })).toEqual({ goneId: '5' });
});

it.each([
  ['PT45M', 2700],
  ['P1DT2H', 93_600],
  ['PT20S', 20],
  ['90 minutes', undefined],
  [undefined, undefined],
])('the duration %s has %s seconds', (text, seconds) => {
  expect(parseSeconds(text)).toBe(seconds);
});

it.each([
  ['the plain format', { items: [1], total: 9, next: '/c?2' }, { items: [1], total: 9, next: '/c?2' }],
  [
    'an ItemList',
    { '@type': 'ItemList', numberOfItems: 2, itemListElement: [{ item: 1 }, { name: 'x' }] },
    { items: [1, { name: 'x' }], total: 2 },
  ],
  ['a graph', { '@graph': [1], token: 't' }, { items: [1], token: 't' }],
  ['a bare list', [1, 2], { items: [1, 2] }],
])('reads a page as %s', (_, json, page) => {
  expect(CataloguePage.parse(json)).toMatchObject(page);
});

it('refuses a page without a list', () => {
  expect(CataloguePage.safeParse({ unexpected: true }).success).toBe(false);
});

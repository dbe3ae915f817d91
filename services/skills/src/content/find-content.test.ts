import { expect, it } from '@jest/globals';
import { demoContent } from '../demo/demo-library';
import { findContent, MIN_SCORE } from './find-content';

const ITEMS = demoContent().map((item, index) => ({ contentId: index + 1, ...item }));
const findTitle = (contentId: number) => ITEMS[contentId - 1]?.contentTitle;
const find = (title: string, text = '', minScore = MIN_SCORE) =>
  findContent({ title, text }, ITEMS, { minScore, maxItems: 10 }).map(({ contentId, why }) => ({
    title: findTitle(contentId),
    why,
  }));

it.each([
  ['Budgets and rolling forecasts', 'Budgeting and rolling forecasts'],
  ['Medicines safety', 'Giving medicines safely'],
  ['What is data quality?', 'Six questions to ask about data quality'],
  ['Hand hygiene in five moments', 'Hand hygiene at the bedside'],
])('the best item for the entry %j is %j', (title, expected) => {
  expect(find(title)[0]?.title).toBe(expected);
});

it('returns the words that explain an item, strongest first', () => {
  const [first] = find('Customs declarations', 'Clears goods at borders');
  expect(first).toEqual({ title: 'Customs declarations for exports', why: ['declarations', 'customs', 'borders'] });
});

it('also finds items by the text, not only the title', () => {
  const text =
    'How to give medicines: the right dose, the right route, the right time, and errors that must be reported.';
  expect(find('Five rights')[0]?.title).not.toBe('Giving medicines safely');
  expect(find('Five rights', text)[0]?.title).toBe('Giving medicines safely');
});

it('finds nothing that is not in the catalogue', () => {
  expect(find('Violin making', 'Carves the scroll and varnishes the body')).toEqual([]);
});

it('finds nothing that only shares words of any course', () => {
  expect(find('Violin basics', 'An introduction for beginners: the fundamentals, step by step', 0.05)).toEqual([]);
});

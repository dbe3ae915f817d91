import { describe, expect, it } from '@jest/globals';
import { beyond, joinSuggestions, leadershipOutcome, orderBy, pageSlices } from './posting-rules';

describe('postings in use come last in the list', () => {
  it.each([
    ['the first page has free ones only', { offset: 0, pagesize: 10 }, 25, [0, 10], [0, 0]],
    [
      'the page in between has the last free ones, then those in use',
      { offset: 20, pagesize: 10 },
      25,
      [20, 5],
      [0, 5],
    ],
    ['a page behind the free ones has those in use', { offset: 30, pagesize: 10 }, 25, [30, 0], [5, 10]],
    ['all are in use', { offset: 0, pagesize: 10 }, 0, [0, 0], [0, 10]],
    ['the free ones end with the page', { offset: 10, pagesize: 10 }, 20, [10, 10], [0, 0]],
  ])('%s', (_, page, free, [skip, limit], [usedSkip, usedLimit]) => {
    expect(pageSlices(page, free)).toEqual({
      free: { skip, limit },
      used: { skip: usedSkip, limit: usedLimit },
    });
  });
});

describe('the step to the next posting', () => {
  const record = { _id: 7, company: 'Swiftlet' };
  it.each([
    ['goes on by id', '_id', 1, { _id: { $gt: 7 } }],
    ['goes back by id', '_id', -1, { _id: { $lt: 7 } }],
    [
      'goes on by company, then id',
      'company',
      1,
      { $or: [{ company: { $gt: 'Swiftlet' } }, { company: 'Swiftlet', _id: { $gt: 7 } }] },
    ],
    [
      'goes back by company, then id',
      'company',
      -1,
      { $or: [{ company: { $lt: 'Swiftlet' } }, { company: 'Swiftlet', _id: { $lt: 7 } }] },
    ],
  ] as const)('%s', (_, field, direction, filter) => {
    expect(beyond(record, field, direction)).toEqual(filter);
  });

  it('is within the order of the list', () => {
    expect([orderBy('_id', -1), orderBy('company', 1)]).toEqual([{ _id: -1 }, { company: 1, _id: 1 }]);
  });
});

it.each([
  [2, 'set'],
  [3, 'set'],
  [4, 'set'],
  [1, 'proposed'],
  [8, 'proposed'],
] as const)('the leadership role of user type %i is %s', (userType, outcome) => {
  expect(leadershipOutcome(userType)).toBe(outcome);
});

it('suggestions are one text separated by commas', () => {
  expect(joinSuggestions(['Nurse', 'Midwife'])).toBe('Nurse, Midwife');
});

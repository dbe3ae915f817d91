import { expect, it } from '@jest/globals';
import { formatNameChoices } from './format-name-choices';

const many = Array.from({ length: 60 }, (_, index) => `Industry ${index + 1}`);

it.each([
  ['all of few names', ['Finance', 'Logistics'], 'Sales', 'Finance, Logistics'],
  ['ten of many names', many, 'Nowhere', /^Industry 1, .*, Industry 10 or another of 60$/],
  [
    'names with the same words first',
    [...many, 'Food processing'],
    'food',
    /^Food processing, Industry 1, .* or another of 61$/,
  ],
])('offers %s', (_, names, cell, offered) => expect(formatNameChoices(names, cell)).toMatch(offered));

import { expect, it } from '@jest/globals';
import type { PersonaSelection } from '@skills-architect/contracts/personas';
import { describeSelection } from './export-cover';

const names = { departments: [], skill: undefined, leadershipRole: undefined };

it.each<[string, PersonaSelection, string]>([
  // Select all of a short list sends ids as well, so nothing is said about how they were chosen.
  ['of ids', { ids: [1, 2] }, 'Selected in the list'],
  ['of all', { filter: {}, except: [] }, 'All personas'],
  ['of all but some', { filter: {}, except: [3] }, 'Without 1 deselected ones'],
])('a selection %s is described', (_, selection, text) => {
  expect(describeSelection(selection, names)).toEqual([text]);
});

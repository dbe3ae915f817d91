import { expect, it } from '@jest/globals';
import { careerLinks } from './career-links';

const NAMES = ['Cook', 'Chef', 'Baker'];
const findId = (name: string) => NAMES.indexOf(name) + 1;
const role = (name: string, vertical: string[] = [], lateral: string[] = []) => ({
  name,
  career: { vertical, lateral },
});

it.each([
  ['a step up is named from below only', [role('Cook', ['Chef']), role('Chef')], 'Chef', []],
  ['and is there from below', [role('Cook', ['Chef']), role('Chef')], 'Cook', [{ roleId: 2, direction: 'vertical' }]],
  [
    'a lateral step can be taken back',
    [role('Cook', [], ['Baker']), role('Baker')],
    'Baker',
    [{ roleId: 1, direction: 'lateral' }],
  ],
  [
    'one named from both ends is one step',
    [role('Cook', [], ['Baker']), role('Baker', [], ['Cook'])],
    'Cook',
    [{ roleId: 3, direction: 'lateral' }],
  ],
  [
    'a step up wins over a lateral one',
    [role('Cook', ['Chef']), role('Chef', [], ['Cook'])],
    'Cook',
    [{ roleId: 2, direction: 'vertical' }],
  ],
  ['a role without links has none', [role('Cook')], 'Cook', []],
])('%s', (_, roles, of, expected) => {
  expect(careerLinks(roles, findId)(of)).toEqual(expected);
});

import { expect, it } from '@jest/globals';
import { careerLinks } from './career-links';

const NAMES = ['Cook', 'Chef', 'Baker'];
const findId = (name: string) => NAMES.indexOf(name) + 1;
const role = (name: string, vertical: string[] = [], lateral: string[] = []) => ({
  name,
  career: { vertical, lateral },
});

it.each([
  ['the higher role of a vertical link does not have the link', [role('Cook', ['Chef']), role('Chef')], 'Chef', []],
  [
    'the lower role of a vertical link has the link',
    [role('Cook', ['Chef']), role('Chef')],
    'Cook',
    [{ roleId: 2, direction: 'vertical' }],
  ],
  [
    'the other role of a lateral link has the link, too',
    [role('Cook', [], ['Baker']), role('Baker')],
    'Baker',
    [{ roleId: 1, direction: 'lateral' }],
  ],
  [
    'a lateral link that both roles name exists once',
    [role('Cook', [], ['Baker']), role('Baker', [], ['Cook'])],
    'Cook',
    [{ roleId: 3, direction: 'lateral' }],
  ],
  [
    'a vertical link replaces a lateral one between the same roles',
    [role('Cook', ['Chef']), role('Chef', [], ['Cook'])],
    'Cook',
    [{ roleId: 2, direction: 'vertical' }],
  ],
  ['a role without links has none', [role('Cook')], 'Cook', []],
])('%s', (_, roles, of, expected) => {
  expect(careerLinks(roles, findId)(of)).toEqual(expected);
});

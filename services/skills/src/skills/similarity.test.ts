import { expect, it } from '@jest/globals';
import { bestSimilarity } from './similarity';

it.each<[string, string, string[], [string, string] | undefined]>([
  ['SQL', 'sql', [], ['same name', 'sql']],
  ['Entity modelling', 'Data modelling', ['entity  Modelling'], ['alternative name', 'entity  Modelling']],
  ['Wind turbine inspection', 'Inspection of wind turbine', [], ['similar name', 'Inspection of wind turbine']],
  ['Budget planning', 'Finance', ['Planning a budget'], ['similar name', 'Planning a budget']],
  ['Automated tests', 'Automated testing', [], ['similar name', 'Automated testing']],
  ['Budget planning', 'Plan budgets', [], ['similar name', 'Plan budgets']],
  ['Java', 'JavaScript', [], undefined],
  ['Data modelling', 'Data modernisation', [], undefined],
  ['Wind turbine inspection', 'Wind energy', [], undefined],
  ['SQL', 'Baking', [], undefined],
  ['', 'Baking', [], undefined],
])('%j is compared with the skill %j and its alternative names %j', (name, skillName, alternativeNames, expected) => {
  const found = bestSimilarity(name, { skillName, alternativeNames });
  expect(found && [found.why, found.matched]).toEqual(expected);
});

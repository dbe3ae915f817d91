import { expect, it } from '@jest/globals';
import { readMisreadings } from './everyday-words';

it.each<[string, string, string[], boolean]>([
  ['Keeps an agile household.', 'Agile development', ['agil'], true],
  ['Works in an Agile team.', 'Agile development', ['agil'], false],
  ['Agile in mind.', 'Agile development', ['agil'], true],
  ['work in agile/scrum', 'Agile development', ['agil'], false],
  ['Keeps an agile household.', 'agile', ['agil'], true],
  ['An agile team for development.', 'Agile development', ['agil', 'develop'], false],
  ['Access to a car.', 'Microsoft Access', ['access'], true],
  ['Lists in Access.', 'Microsoft Access', ['access'], false],
  ['Reacts calmly; can react.', 'react to emergencies', ['react'], false],
  ['Able to react calmly.', 'React', ['react'], true],
  ['Tools in C#/.NET', 'maintain nets', ['net'], true],
  ['Tools in C#/.NET', 'ASP.NET', ['net'], false],
  ['Mends nets, writes .NET', 'maintain nets', ['net'], false],
  ['Keeps an agile household.', 'household products', ['household'], false],
  ['Writes SQL.', 'SQL', ['sql'], false],
])('%s – %s', (sentence, name, shared, expected) =>
  expect(readMisreadings(sentence)?.(name, shared) ?? false).toBe(expected),
);

import { expect, it } from '@jest/globals';
import { completeSuggestion } from './row-migration';

const parts = { title: 1, words: 0.5, duties: 0.2, skills: 0.1 };

interface Stored {
  roleId: number;
  parts?: typeof parts & { level?: number; chosen?: number };
}

it.each<[string, Stored, object]>([
  ['of an older version', { roleId: 7, parts }, { roleId: 7, parts: { ...parts, level: 0, chosen: 0 } }],
  [
    'of this version',
    { roleId: 7, parts: { ...parts, level: 0.4, chosen: 1 } },
    { roleId: 7, parts: { ...parts, level: 0.4, chosen: 1 } },
  ],
  ['without a score', { roleId: 7 }, { roleId: 7 }],
])('a suggestion %s has the parts of this version', (_, stored, expected) => {
  expect(completeSuggestion(stored)).toEqual(expected);
});

import { expect, it } from '@jest/globals';
import { questionText, withNewDescription } from './question-texts';

it('asks each evaluator about the person who is rated', () => {
  const asked = ([1, 2, 3, 4] as const).map((evaluator) => questionText('Debugging', ' Finds the cause. ', evaluator));
  expect(asked).toEqual([
    'As the manager: how far does the person whom you rate meet this level of Debugging? Finds the cause.',
    'How far do you meet this level of Debugging? Finds the cause.',
    'As a report: how far does your manager meet this level of Debugging? Finds the cause.',
    'As a colleague: how far does the person whom you rate meet this level of Debugging? Finds the cause.',
  ]);
});

it.each<[string, string, string, string, string | undefined]>([
  ['a quoted description', 'Do you? Finds it.', 'Finds it.', 'Finds $& fast.', 'Do you? Finds $& fast.'],
  ['a question that was written freely', 'How good is it?', 'Finds it.', 'Finds it fast.', undefined],
  ['a level without a former description', 'How good is it?', '', 'Finds it fast.', undefined],
  ['the same description', 'Do you? Finds it.', 'Finds it.', ' Finds it. ', undefined],
])('updates only the quoted description: %s', (_, text, former, description, expected) => {
  expect(withNewDescription(text, former, description)).toBe(expected);
});

import { expect, it } from '@jest/globals';
import type { AdaptiveFile } from '@skills-architect/contracts/skills';
import { adaptivePlan } from './adaptive-plan';

const OPTIONS = ['a', 'b', 'c', 'd', 'e'].map((option, index) => ({ option, isCorrect: index === 0 }));
const level = (levelNumber: number, ...questions: string[]): AdaptiveFile['levels'][number] => ({
  levelNumber,
  level: `Level ${levelNumber}`,
  description: 'x',
  questions: questions.map((question) => ({ question, language: 'en', status: 4, options: OPTIONS })),
});
const aKnownQuestion = (_id: number, questionKey: string, overrides: object = {}) => ({
  _id,
  questionKey,
  schemeId: 1,
  levelNumber: 1,
  assessmentOptions: OPTIONS,
  assessmentLanguage: 'en',
  ...overrides,
});
const KNOWN = [aKnownQuestion(7, 'what is a key?'), aKnownQuestion(8, 'what is a row?', { levelNumber: 2 })];

it.each<[string, AdaptiveFile['levels'], { created: string[]; changed: number[]; same: number }]>([
  ['the file as it was written', [level(1, 'What is a key?')], { created: [], changed: [], same: 1 }],
  ['the same question in other letters', [level(1, 'WHAT is  a key?')], { created: [], changed: [], same: 1 }],
  ['a question of another level', [level(1, 'What is a row?')], { created: [], changed: [8], same: 0 }],
  ['a new question', [level(3, 'What is an index?')], { created: ['What is an index?'], changed: [], same: 0 }],
])('compares %s with the stored questions', (_, levels, expected) => {
  const plan = adaptivePlan({ levels }, 1, KNOWN);
  if ('path' in plan) throw new Error(plan.message);
  expect({
    created: plan.created.map(({ assessmentText }) => assessmentText),
    changed: [...plan.changed.keys()],
    same: plan.same,
  }).toEqual(expected);
  expect(plan.created.every(({ status }) => status === 1)).toBe(true);
});

it('a question with other options is changed', () => {
  const options = OPTIONS.map((option) => ({ ...option, isCorrect: option.option === 'b' }));
  const levels = [
    { ...level(1), questions: [{ question: 'What is a key?', language: 'en', status: 1, options } as const] },
  ];
  expect(adaptivePlan({ levels }, 1, KNOWN)).toMatchObject({
    changed: new Map([[7, { schemeId: 1, levelNumber: 1, assessmentLanguage: 'en', assessmentOptions: options }]]),
  });
});

it('reports a question that is twice in the file', () => {
  expect(adaptivePlan({ levels: [level(1, 'Why?'), level(2, 'How?', 'why?')] }, 1, KNOWN)).toEqual({
    path: 'levels.1.questions.1.question',
    message: 'Question already exists!',
  });
});

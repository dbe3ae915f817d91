import { expect, it } from '@jest/globals';
import { chatAnswer } from '@skills-architect/service-kit/testing/sandbox';
import { SUGGESTION_TASKS, suggestionPrompt } from './suggestion-tasks';

const { shortDescription, levels, evaluationQuestions, workFunctions, roleSkills, wikis } = SUGGESTION_TASKS;

it.each([
  ['shortDescription', shortDescription.answer],
  ['levels', levels.answer],
  ['evaluationQuestions', evaluationQuestions.answer],
  ['workFunctions', workFunctions.answer],
  ['roleSkills', roleSkills.answer],
  ['wikis', wikis.answer],
] as const)('the AI provider of the sandbox gives an answer to %s that fits its schema', (task, answer) => {
  const { question } = suggestionPrompt(task, { skillName: 'Wind turbine inspection' });
  const parsed = answer.parse(JSON.parse(chatAnswer({ messages: [{ content: question }] })));
  expect(JSON.stringify(parsed)).toContain('Written by the sandbox');
});

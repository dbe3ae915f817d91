import { expect, test } from '@jest/globals';
import { isInterviewGuide } from './is-interview-guide';

test.each([
  [
    'a guide with numbered questions',
    'Interview guide: Customer Service Agent\n\nQuestions\n1. Tell me about a time when you dealt with an angry customer.\n2. What do you know about our company?',
    true,
  ],
  [
    'questions for a post',
    'Interview questions for the post of Finance Manager\nPanel: CEO\nWhat is your experience of preparing budgets?\nHow would you explain the accounts to trustees?',
    true,
  ],
  [
    'a German guide',
    'Interviewleitfaden Buchhalter\n- Warum haben Sie sich beworben?\n- Wie gehen Sie mit Fehlern um?',
    true,
  ],
  [
    'an advertisement with an interview',
    'Finance Manager\nInterview: 4 May\nWhat will you do?\nWhat do we offer you?',
    false,
  ],
  [
    'a description of somebody who writes guides',
    'Recruiter\nDuties\n- Writes the interview guide for each post\n- Trains managers to interview',
    false,
  ],
])('%s: %s', (_kind, text, expected) => {
  expect(isInterviewGuide(text)).toBe(expected);
});

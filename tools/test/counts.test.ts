import { expect, it } from '@jest/globals';
import { countJest, countPlaywright, filesToRepeat } from './counts.mjs';

const aFile = (name: string, statuses: string[], message = '') => ({
  name,
  message,
  status: statuses.includes('failed') || message ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const FIRST = {
  testResults: [
    aFile('a', ['passed', 'passed', 'pending']),
    aFile('b', ['passed', 'failed'], 'expected 1'),
    aFile('c', [], 'Cannot find module'),
  ],
};

it('counts a failed test, and a file without tests as one', () => {
  expect(countJest(FIRST)).toEqual({
    passed: 3,
    failed: 2,
    reasons: ['b\nexpected 1', 'c\nCannot find module'],
    unsteady: [],
  });
});

it('repeats failed files, and names those that pass then with the messages of the first try', () => {
  expect(filesToRepeat(FIRST)).toEqual(['b', 'c']);
  const second = { testResults: [aFile('b', ['passed', 'passed']), aFile('c', [], 'Cannot find module')] };
  expect(countJest(FIRST, second)).toEqual({
    passed: 4,
    failed: 1,
    reasons: ['c\nCannot find module'],
    unsteady: ['b\nexpected 1'],
  });
});

it('counts files that the second try does not report as they were', () => {
  expect(countJest(FIRST, { testResults: [] })).toEqual(countJest(FIRST));
});

it('does not repeat many failed files: that is no accident', () => {
  const testResults = Array.from({ length: 11 }, (_, index) => aFile(`${index}`, ['failed'], 'no'));
  expect(filesToRepeat({ testResults })).toEqual([]);
});

it('counts journeys, and names those that pass at the second try with the messages of every try', () => {
  const aJourney = (title: string, status: string, messages: string[][]) => ({
    file: 'login.spec.ts',
    title,
    tests: [{ status, results: messages.map((own) => ({ errors: own.map((message) => ({ message })) })) }],
  });
  const report = {
    stats: { expected: 4, flaky: 1, unexpected: 1 },
    errors: [],
    suites: [
      {
        specs: [aJourney('signs in', 'expected', [[]])],
        suites: [
          {
            specs: [
              aJourney('waits', 'flaky', [['late'], []]),
              aJourney('signs out', 'unexpected', [['no'], ['never']]),
            ],
          },
        ],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 5,
    failed: 1,
    reasons: ['login.spec.ts: signs out\nno\nnever'],
    unsteady: ['login.spec.ts: waits\nlate'],
  });
});

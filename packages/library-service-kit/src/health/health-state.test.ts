import { expect, it } from '@jest/globals';
import { isCheckDue } from './health-state';

const now = new Date('2026-05-04T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['nothing was ever checked', {}, true],
  ['a check is running', { runningAt: ago(1) }, false],
  ['a check has not gone on for a while', { runningAt: ago(3) }, true],
  ['the last check is a day old', { checkedAt: ago(24 * 60) }, true],
  ['nothing has changed since', { checkedAt: ago(60), changedAt: ago(61) }, false],
  ['much has changed and it is quiet', { checkedAt: ago(60), changedAt: ago(3) }, true],
  ['records are being changed', { checkedAt: ago(60), changedAt: ago(1) }, false],
  ['much has changed, but a check is running', { checkedAt: ago(60), changedAt: ago(3), runningAt: ago(1) }, false],
  ['the last check was a moment ago', { checkedAt: ago(5), changedAt: ago(3) }, false],
])('%s: %j is due %s', (_, state, due) => {
  expect(isCheckDue(state, now)).toBe(due);
});

import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Refusal } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { type LoginAttempts, loginAttempts } from './login-attempts';

let service: Awaited<ReturnType<typeof testService>>;
let attempts: LoginAttempts;
let time = Date.parse('2026-01-01T00:00:00Z');

beforeAll(async () => {
  service = await testService({
    name: 'portal',
    build: () => ({ routes: () => undefined }),
  });
  attempts = loginAttempts(service.platform.portal, () => new Date(time));
});
afterAll(() => service.close());
beforeEach(() => {
  time += 3600_000;
});

const wrong = () => Promise.reject(new Refusal('signed-out', 'Wrong'));
/** How many of these tries, all refused, were looked at. */
const tries = async (count: number, loginId?: string, address = '192.0.2.1') => {
  const who = { loginId, address };
  const all = await Promise.allSettled(Array.from({ length: count }, () => attempts.limited(who, wrong)));
  return all.filter((one) => one.status === 'rejected' && one.reason.message === 'Wrong').length;
};

it('lets no more through when many come at once', async () => {
  expect(await tries(40, 'many')).toBe(5);
  await expect(attempts.limited({ loginId: 'MANY', address: '192.0.2.9' }, wrong)).rejects.toThrow(
    'Too many wrong passwords. Try again in 15 minutes.',
  );
});

it('begins anew when the window has passed', async () => {
  await tries(6, 'again');
  time += 15 * 60_000 + 1;
  expect(await tries(1, 'again')).toBe(1);
});

it('does not count a try that was not wrong', async () => {
  const who = { loginId: 'right', address: '192.0.2.2' };
  for (let index = 0; index < 60; index++) await attempts.limited(who, async () => 'let in');
  const down = () => Promise.reject(new Refusal('unreachable', 'Down'));
  for (let index = 0; index < 60; index++) await expect(attempts.limited(who, down)).rejects.toThrow('Down');
  expect(await tries(1, 'right', '192.0.2.2')).toBe(1);
});

it('counts what comes without a login id by its address', async () => {
  expect(await tries(60, undefined, '192.0.2.3')).toBe(50);
  await expect(attempts.limited({ address: '192.0.2.3' }, wrong)).rejects.toThrow(
    'Too many refused sign-ins. Try again in 15 minutes.',
  );
  expect(await tries(1, undefined, '192.0.2.4')).toBe(1);
});

import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
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

const tries = async (count: number, loginId: string, address = '192.0.2.1') => {
  const all = await Promise.allSettled(Array.from({ length: count }, () => attempts.begin(loginId, address)));
  return all.filter(({ status }) => status === 'fulfilled').length;
};

it('lets no more through when many come at once', async () => {
  expect(await tries(40, 'many')).toBe(5);
  await expect(attempts.begin('MANY', '192.0.2.9')).rejects.toThrow(
    'Too many wrong passwords. Try again in 15 minutes.',
  );
});

it('begins anew when the window has passed', async () => {
  await tries(6, 'again');
  time += 15 * 60_000 + 1;
  expect(await tries(1, 'again')).toBe(1);
});

it('does not count a try that was not wrong', async () => {
  for (let index = 0; index < 60; index++) {
    await attempts.begin('right', '192.0.2.2');
    await attempts.takeBack('right', '192.0.2.2');
  }
  expect(await tries(1, 'right', '192.0.2.2')).toBe(1);
});

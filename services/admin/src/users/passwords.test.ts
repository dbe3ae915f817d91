import { expect, it } from '@jest/globals';
import { AppError } from '@skills-architect/service-kit';
import { hashPassword, verifyPassword } from './passwords';

it('refuses more checks than it can answer soon, and answers the others', async () => {
  const passwordHash = await hashPassword('right.77');
  const checks = Array.from({ length: 300 }, (_, index) =>
    verifyPassword(index % 2 ? 'right.77' : 'wrong', passwordHash),
  );
  const seen = await Promise.allSettled(checks);
  const verified = seen.flatMap((settled) => (settled.status === 'fulfilled' ? [settled.value] : []));
  const refused = seen.flatMap((settled) => (settled.status === 'rejected' ? [settled.reason] : []));
  expect(verified).toContain(true);
  expect(verified).toContain(false);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((error) => error instanceof AppError && error.status === 503)).toBe(true);
  expect(await verifyPassword('right.77', passwordHash)).toBe(true);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { AppError } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { type KnownBrowsers, knownBrowsers } from './known-browsers';
import { type LoginAttack, type LoginAttempts, loginAttempts, type SignInSource } from './login-attempts';

let service: Awaited<ReturnType<typeof testService>>;
let attempts: LoginAttempts;
/** A second gateway of the same deployment. */
let elsewhere: LoginAttempts;
let browsers: KnownBrowsers;
let attacks: LoginAttack[] = [];
let startMs = Date.parse('2100-01-01T00:00:00Z');

beforeAll(async () => {
  service = await testService({ name: 'portal', build: () => [] });
  const { portal } = service.platform;
  browsers = knownBrowsers(portal);
  const report = async (attack: LoginAttack) => void attacks.push(attack);
  attempts = loginAttempts(portal, browsers, report);
  elsewhere = loginAttempts(portal, browsers, report);
  await attempts.createIndexes();
});
afterAll(() => service.close());
beforeEach(() => {
  startMs += 2 * 24 * 3600_000;
  jest.useFakeTimers({ now: startMs, doNotFake: [...NEVER_FAKED] });
  attacks = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** Only the clock is faked; the MongoDB driver needs real timers. */
const NEVER_FAKED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const rejectPassword = () => Promise.reject(new AppError('signed-out', 'Wrong'));
const acceptPassword = async () => 'let in';
/** Makes `count` failing attempts; returns how many were actually checked. */
const failures = async (count: number, source: SignInSource, limiter = attempts) => {
  const all = await Promise.allSettled(
    Array.from({ length: count }, () => limiter.limitAttempts(source, rejectPassword)),
  );
  return all.filter((settled) => settled.status === 'rejected' && settled.reason.message === 'Wrong').length;
};
const ATTACKER = '192.0.2.1';

it('allows no additional attempts when many arrive at once at two gateways', async () => {
  const source = { loginId: 'many', address: ATTACKER };
  const seen = await Promise.all([failures(20, source), failures(20, source, elsewhere)]);
  expect(seen[0] + seen[1]).toBe(5);
  await expect(attempts.limitAttempts({ ...source, loginId: 'MANY' }, acceptPassword)).rejects.toThrow(
    'Too many wrong passwords. Try again in 15 minutes.',
  );
});

it('allows an address to try again after the waiting time', async () => {
  const source = { loginId: 'again', address: ATTACKER };
  await failures(6, source);
  jest.setSystemTime(startMs + 15 * 60_000 + 1000);
  expect(await attempts.limitAttempts(source, acceptPassword)).toBe('let in');
});

it('accepts the right password from another address after many failures elsewhere', async () => {
  for (let host = 1; host <= 30; host++) await failures(5, { loginId: 'named', address: `192.0.2.${host}` });
  expect(await attempts.limitAttempts({ loginId: 'named', address: '198.51.100.1' }, acceptPassword)).toBe('let in');
});

it('accepts a browser in which the user has signed in before, even at the attacker’s address', async () => {
  const browser = await browsers.note(undefined, 'Known');
  await failures(60, { loginId: 'known', address: ATTACKER });
  await expect(attempts.limitAttempts({ loginId: 'known', address: ATTACKER }, acceptPassword)).rejects.toThrow(
    'Too many',
  );
  expect(await attempts.limitAttempts({ loginId: 'KNOWN', address: ATTACKER, browser }, acceptPassword)).toBe('let in');
  await expect(
    attempts.limitAttempts({ loginId: 'known', address: ATTACKER, browser: 'x' }, acceptPassword),
  ).rejects.toThrow();
});

it('limits a known browser too, and knows it only for its own user', async () => {
  const browser = await browsers.note(undefined, 'own');
  const source = { loginId: 'own', address: ATTACKER, browser };
  expect(await failures(40, source)).toBe(10 + 5);
  expect(await failures(40, { ...source, loginId: 'another' })).toBe(5);
});

it('accepts an unknown browser of another user at an attacked address', async () => {
  const guess = (count: number) =>
    Promise.all(
      Array.from({ length: 30 }, (_, name) => failures(count, { loginId: `guessed${name}`, address: ATTACKER })),
    );
  await guess(2);
  await guess(2);
  expect(await attempts.limitAttempts({ loginId: 'colleague', address: ATTACKER }, acceptPassword)).toBe('let in');
  await expect(attempts.limitAttempts({ loginId: 'guessed7', address: ATTACKER }, acceptPassword)).rejects.toThrow(
    'Too many wrong passwords. Try again in 1 minute.',
  );
});

it('throttles an address with fifty failures for a minute, but not its known browsers', async () => {
  for (let name = 0; name < 10; name++) await failures(5, { loginId: `name${name}`, address: ATTACKER });
  const tries = Array.from({ length: 70 }, (_, index) =>
    attempts.limitAttempts({ loginId: `colleague${index}`, address: ATTACKER }, acceptPassword),
  );
  const seen = await Promise.allSettled(tries);
  expect(seen.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  await expect(attempts.limitAttempts({ loginId: 'late', address: ATTACKER }, acceptPassword)).rejects.toThrow(
    'Too many wrong passwords. Try again in 1 minute.',
  );
  const browser = await browsers.note(undefined, 'colleague');
  expect(await attempts.limitAttempts({ loginId: 'colleague', address: ATTACKER, browser }, acceptPassword)).toBe(
    'let in',
  );
  jest.setSystemTime(startMs + 61_000);
  expect(await attempts.limitAttempts({ loginId: 'late', address: ATTACKER }, acceptPassword)).toBe('let in');
});

it('does not count a successful attempt', async () => {
  const source = { loginId: 'right', address: '192.0.2.2' };
  for (let index = 0; index < 60; index++) await attempts.limitAttempts(source, acceptPassword);
  const failUnreachable = () => Promise.reject(new AppError('unreachable', 'Down'));
  for (let index = 0; index < 60; index++)
    await expect(attempts.limitAttempts(source, failUnreachable)).rejects.toThrow('Down');
  expect(await failures(9, source)).toBe(5);
});

it('counts attempts without a login id by address', async () => {
  const source = { address: '192.0.2.3' };
  expect(await failures(70, source)).toBe(50 + 10);
  await expect(attempts.limitAttempts(source, acceptPassword)).rejects.toThrow(
    'Too many refused sign-ins. Try again in 1 minute.',
  );
  expect(await attempts.limitAttempts({ address: '192.0.2.4' }, acceptPassword)).toBe('let in');
});

it('reports an attacked login id and address once', async () => {
  for (let host = 1; host <= 12; host++) await failures(5, { loginId: 'Target', address: `203.0.113.${host}` });
  expect(attacks).toEqual([{ on: 'login id', value: 'Target', failures: 50 }]);
  attacks = [];
  for (let name = 0; name < 12; name++) await failures(5, { loginId: `many${name}`, address: '203.0.113.99' });
  expect(attacks).toEqual([{ on: 'address', value: '203.0.113.99', failures: 50 }]);
});

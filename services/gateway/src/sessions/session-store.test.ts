import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { IDLE_MS, type SessionStore, sessionStore } from './session-store';

const HOUR = 3600_000;
let service: Awaited<ReturnType<typeof testService>>;
let sessions: SessionStore;
let time = Date.parse('2026-01-01T08:00:00Z');
const passTime = (milliseconds: number) => {
  time += milliseconds;
};

beforeAll(async () => {
  service = await testService({ name: 'portal', build: () => [] });
  sessions = sessionStore(service.platform.portal, () => new Date(time));
});
afterAll(() => service.close());

describe('a session', () => {
  it('ends after eight hours without use', async () => {
    expect(IDLE_MS).toBe(8 * HOUR);
    const { token } = await sessions.begin(aUser(1));
    passTime(8 * HOUR - 1);
    expect(await sessions.peek(token)).toBeDefined();
    passTime(1);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('is extended by every use, but not by an open page', async () => {
    const { token } = await sessions.begin(aUser(1));
    passTime(5 * HOUR);
    expect(await sessions.find(token)).toBeDefined();
    passTime(5 * HOUR);
    await sessions.noteOpen(token);
    expect(await sessions.peek(token)).toBeDefined();
    passTime(3 * HOUR);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('ends at the latest after the hours of the setting, however much it is used', async () => {
    const limited = sessionStore(service.platform.portal, () => new Date(time), 12);
    const { token } = await limited.begin(aUser(1));
    passTime(7 * HOUR);
    expect(await limited.find(token)).toBeDefined();
    passTime(5 * HOUR - 1);
    expect(await limited.find(token)).toBeDefined();
    passTime(1);
    expect(await limited.find(token)).toBeUndefined();
  });

  it('is listed for its user with its origin, and not when it has ended', async () => {
    const user = aUser(4, [], 77);
    const { session } = await sessions.begin(user, { address: '192.0.2.1', browser: 'x'.repeat(400) });
    passTime(1);
    const later = await sessions.begin(user);
    expect((await sessions.ofUser(77)).map(({ _id }) => _id)).toEqual([later.session._id, session._id]);
    await sessions.end(later.session);
    expect(await sessions.ofUser(77)).toMatchObject([{ address: '192.0.2.1', browser: 'x'.repeat(300) }]);
  });

  it('is found by its token only, which is not stored', async () => {
    const { token, session } = await sessions.begin(aUser(2));
    const stored = JSON.stringify(await service.platform.portal.collection('sessions').find().toArray());
    expect(stored).toContain(session._id);
    expect(stored).not.toContain(token);
    expect(await sessions.find(session._id)).toBeUndefined();
    expect(await sessions.find(undefined)).toBeUndefined();
  });

  it('that has ended does not come back', async () => {
    const { token, session } = await sessions.begin(aUser(1));
    const other = await sessions.begin(aUser(1));
    await sessions.end(session);
    expect(await sessions.find(token)).toBeUndefined();
    expect(await sessions.find(other.token)).toBeDefined();
  });
});

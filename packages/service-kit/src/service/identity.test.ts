import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { aUser } from '../testing/index';
import { identities } from './identity';

const START = Date.parse('2026-03-01T10:00:00Z');
const aDeployment = (key = randomBytes(32)) => {
  let time = START;
  const known = identities(key, () => new Date(time));
  return {
    ...known,
    key,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};
const user = aUser(1, [3]);

describe('an identity', () => {
  it('is verified as signed, also repeatedly', async () => {
    const { sign, verify } = aDeployment();
    const token = await sign({ user, depth: 0 });
    for (let time = 0; time < 3; time++) expect(await verify(token)).toEqual({ user, depth: 0 });
  });

  it.each([
    [29, true],
    [31, false],
  ])('after %i seconds holds: %s, whether it was looked at before or not', async (seconds, holds) => {
    for (const before of [true, false]) {
      const { sign, verify, wait } = aDeployment();
      const token = await sign({ user, depth: 0 });
      if (before) await verify(token);
      wait(seconds);
      const verifying = verify(token);
      if (holds) expect(await verifying).toEqual({ user, depth: 0 });
      else await expect(verifying).rejects.toThrow('The request carries no valid identity.');
    }
  });

  it('is signed again for other rights, another service, another depth, and after some seconds', async () => {
    const { sign, wait } = aDeployment();
    const first = await sign({ user, depth: 0 });
    expect(await sign({ user, depth: 0 })).toBe(first);
    const others = [
      await sign({ user: { ...user, clients: [3, 4] }, depth: 0 }),
      await sign({ user, service: 'roles', depth: 0 }),
      await sign({ user, depth: 1 }),
    ];
    wait(6);
    others.push(await sign({ user, depth: 0 }));
    expect(new Set([first, ...others]).size).toBe(5);
  });

  it('with another key, a changed one and none are refused', async () => {
    const { sign, verify } = aDeployment();
    const token = await sign({ user, depth: 0 });
    await verify(token);
    const foreign = await aDeployment().sign({ user, depth: 0 });
    for (const bad of [foreign, `${token.slice(0, -2)}AA`, 'x', undefined])
      await expect(verify(bad)).rejects.toMatchObject({ code: 'signed-out' });
  });
});

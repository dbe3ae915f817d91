import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import mongoose from 'mongoose';
import { aUser } from '../testing/index';
import { identities } from './identities';
import { IDENTITY_HEADER, SHARED_IDENTITY_HEADER } from './identity';

const START = Date.parse('2026-03-01T10:00:00Z');
const connection = mongoose.createConnection(process.env.TEST_MONGODB_URI ?? '');
const opened: mongoose.Connection[] = [];
afterAll(async () => {
  for (const database of opened) await database.dropDatabase();
  await connection.close();
});

/** A deployment with a gateway and the service 'skills', each in a process of its own, on one database. */
const aDeployment = (settings: { gatewayKey?: Uint8Array; serviceKey?: Uint8Array } = {}) => {
  const portal = connection.useDb(`test_${randomBytes(6).toString('hex')}_portal`);
  opened.push(portal);
  let time = START;
  const now = () => new Date(time);
  const warned: unknown[] = [];
  const warn = (error: unknown) => warned.push(error);
  const gateway = identities({ portal, sharedKey: settings.gatewayKey, now, warn });
  const service = identities({ portal, sharedKey: settings.serviceKey, now });
  return {
    portal,
    now,
    warned,
    gateway,
    service,
    sign: gateway.signAs('portal'),
    verify: service.verifyFor('skills'),
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};
const user = aUser(1, [3]);
const NOT_VALID = 'The request carries no valid identity.';

describe('an identity', () => {
  it('is verified as signed by the gateway, also repeatedly', async () => {
    const { sign, verify } = aDeployment();
    const headers = await sign({ user, session: 's', depth: 0 }, 'skills');
    for (let time = 0; time < 3; time++) expect(await verify(headers)).toEqual({ user, session: 's', depth: 0 });
    expect(Object.keys(headers)).toEqual([IDENTITY_HEADER]);
  });

  it('of a service has its name', async () => {
    const { gateway, verify } = aDeployment();
    const headers = await gateway.signAs('roles')({ user, depth: 1 }, 'skills');
    expect(await verify(headers)).toEqual({ user, depth: 1, service: 'roles' });
  });

  it.each([
    [29, true],
    [31, false],
  ])('after %i seconds holds: %s, whether it was looked at before or not', async (seconds, holds) => {
    for (const before of [true, false]) {
      const { sign, verify, wait } = aDeployment();
      const headers = await sign({ user, depth: 0 }, 'skills');
      if (before) await verify(headers);
      wait(seconds);
      const verifying = verify(headers);
      if (holds) expect(await verifying).toEqual({ user, depth: 0 });
      else await expect(verifying).rejects.toThrow(NOT_VALID);
    }
  });

  it('is signed again for other rights, another service, another depth, and after some seconds', async () => {
    const { sign, wait } = aDeployment();
    const first = await sign({ user, depth: 0 }, 'skills');
    expect(await sign({ user, depth: 0 }, 'skills')).toEqual(first);
    const others = [
      await sign({ user: { ...user, clients: [3, 4] }, depth: 0 }, 'skills'),
      await sign({ user, depth: 0 }, 'roles'),
      await sign({ user, depth: 1 }, 'skills'),
    ];
    wait(6);
    others.push(await sign({ user, depth: 0 }, 'skills'));
    expect(new Set([first, ...others].map((headers) => headers[IDENTITY_HEADER])).size).toBe(5);
  });

  it('for another service is refused', async () => {
    const { sign, verify } = aDeployment();
    await expect(verify(await sign({ user, depth: 0 }, 'roles'))).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('of a browser is refused when a service has signed it', async () => {
    const { gateway, verify } = aDeployment();
    const headers = await gateway.signAs('roles')({ user, session: 's', depth: 0 }, 'skills');
    await expect(verify(headers)).rejects.toThrow(NOT_VALID);
  });

  it('is refused when it is changed, missing, of another deployment or signed with a public key', async () => {
    const { sign, verify, portal, now } = aDeployment();
    const token = String((await sign({ user, depth: 0 }, 'skills'))[IDENTITY_HEADER]);
    await verify({ [IDENTITY_HEADER]: token });
    const stored = portal.collection<{ _id: string; publicKey: { x: string } }>('identityKeys');
    const [{ publicKey, _id: kid } = { publicKey: { x: '' }, _id: '' }] = await stored.find().toArray();
    const withPublicKey = await new SignJWT({ user, depth: 0 })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setIssuer('portal')
      .setAudience('skills')
      .setExpirationTime(new Date(now().getTime() + 30_000))
      .sign(Buffer.from(publicKey.x, 'base64url'));
    const own = await generateKeyPair('EdDSA', { extractable: true });
    const withOwnKey = await new SignJWT({ user, depth: 0 })
      .setProtectedHeader({ alg: 'EdDSA', kid, jwk: await exportJWK(own.publicKey) })
      .setIssuer('portal')
      .setAudience('skills')
      .setExpirationTime(new Date(now().getTime() + 30_000))
      .sign(own.privateKey);
    for (const bad of [withPublicKey, withOwnKey, `${token.slice(0, -6)}AAAAAA`, 'x', '', undefined])
      await expect(verify({ [IDENTITY_HEADER]: bad })).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('with a key that is not known, for example of another deployment, fails without ending the session', async () => {
    const foreign = await aDeployment().sign({ user, depth: 0 }, 'skills');
    await expect(aDeployment().verify(foreign)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('with a depth that no caller has is refused', async () => {
    const { gateway, verify } = aDeployment();
    for (const depth of [-1, 3, 0.5])
      await expect(verify(await gateway.signAs('roles')({ user, depth }, 'skills'))).rejects.toThrow(NOT_VALID);
  });
});

describe('the keys of a process', () => {
  const keyOf = (headers: Record<string, string>) => decodeProtectedHeader(String(headers[IDENTITY_HEADER])).kid;
  const stored = ({ portal }: ReturnType<typeof aDeployment>) => portal.collection<{ _id: string }>('identityKeys');
  /** Signs once a minute; returns the key of each minute. */
  const signFor = async (minutes: number, deployment: ReturnType<typeof aDeployment>) => {
    const keys: unknown[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      keys.push(keyOf(await deployment.sign({ user, depth: 0 }, 'skills')));
      deployment.wait(60);
    }
    return keys;
  };
  const isStored = async (deployment: ReturnType<typeof aDeployment>, count: number) => {
    while ((await stored(deployment).countDocuments()) < count) await setImmediate();
  };

  it('are published before their first use, and change every five minutes', async () => {
    const deployment = aDeployment();
    const first = await signFor(5, deployment);
    expect(new Set(first).size).toBe(1);
    // The next key was made in the fifth minute, beside the request.
    await isStored(deployment, 2);
    const ids = (await stored(deployment).find().toArray()).map(({ _id }) => _id);
    const [next] = await signFor(1, deployment);
    expect(first).not.toContain(next);
    expect(ids).toContain(next);
  });

  it('are one pair for all requests at once', async () => {
    const deployment = aDeployment();
    const signing = Array.from({ length: 50 }, (_, userId) =>
      deployment.sign({ user: aUser(1, [], userId), depth: 0 }, 'skills'),
    );
    expect(new Set((await Promise.all(signing)).map(keyOf)).size).toBe(1);
    expect(await stored(deployment).countDocuments()).toBe(1);
  });

  it('are published again when they got lost', async () => {
    const deployment = aDeployment();
    await signFor(1, deployment);
    await stored(deployment).deleteMany({});
    const headers = await deployment.sign({ user, depth: 0 }, 'skills');
    await isStored(deployment, 1);
    expect(await deployment.verify(headers)).toEqual({ user, depth: 0 });
  });

  it('are used longer while the next one cannot be published', async () => {
    const deployment = aDeployment();
    const [first] = await signFor(4, deployment);
    await deployment.portal.db?.command({ collMod: 'identityKeys', validator: { never: true } });
    deployment.wait(120);
    const signed = await signFor(3, deployment);
    expect(signed).toEqual([first, first, first]);
    while (!deployment.warned.length) await setImmediate();
    expect(String(deployment.warned[0])).toContain('Document failed validation');
  });
});

describe('an identity for the own service of an area', () => {
  it('is refused by every service of the portal, also while a key is shared', async () => {
    const { gateway, service } = aDeployment({ gatewayKey: randomBytes(32), serviceKey: randomBytes(32) });
    const headers = await gateway.signForAreas()(user, 'skills');
    expect(Object.keys(headers)).toEqual([IDENTITY_HEADER]);
    await expect(service.verifyFor('skills')(headers)).rejects.toThrow(NOT_VALID);
    expect(await service.verifyFor('area:skills')(headers)).toEqual({ user, depth: 0 });
  });
});

describe('beside processes that share a key', () => {
  const shared = randomBytes(32);

  it('each accepts the other’s requests', async () => {
    const { sign, gateway, service, now, portal } = aDeployment({ gatewayKey: shared, serviceKey: shared });
    const fromOlder = {
      [SHARED_IDENTITY_HEADER]: String((await sign({ user, depth: 0 }, 'roles'))[SHARED_IDENTITY_HEADER]),
    };
    expect(await service.verifyFor('skills')(fromOlder)).toMatchObject({ user, depth: 0 });
    const ofPeer = await gateway.signAs('roles')({ user, depth: 1 }, 'skills');
    const peer = { [SHARED_IDENTITY_HEADER]: String(ofPeer[SHARED_IDENTITY_HEADER]) };
    expect(await service.verifyFor('skills')(peer)).toMatchObject({ user, depth: 1, service: 'roles' });
    const withoutKey = identities({ portal, now });
    await expect(withoutKey.verifyFor('skills')(fromOlder)).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('a token with another key is refused', async () => {
    const { sign, verify } = aDeployment({ gatewayKey: randomBytes(32), serviceKey: shared });
    const headers = await sign({ user, depth: 0 }, 'skills');
    await expect(verify({ [SHARED_IDENTITY_HEADER]: headers[SHARED_IDENTITY_HEADER] })).rejects.toMatchObject({
      code: 'signed-out',
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chooseLanguage, getClient, sessionUser, updateClient } from '@skills-architect/contracts/admin';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { listLanguages, listSchemes, listSources } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { adminService } from '../app';
import { findLanguage } from './session-user';

it.each([
  ['the chosen one', 'fr', ['de'], 'fr'],
  ['that of the client', undefined, ['de'], 'de'],
  ['that of the one client that has one', undefined, [undefined, 'de'], 'de'],
  ['that of clients that agree', undefined, ['de', 'de'], 'de'],
  ['none of clients that do not agree', undefined, ['de', 'fr'], undefined],
  ['none', undefined, [undefined], undefined],
  ['none without clients', undefined, [], undefined],
])('the language of a user is %s', (_, chosen, ofClients, expected) => {
  expect(findLanguage(chosen, ofClients)).toBe(expected);
});

const GENERAL = 1;
let admin: Awaited<ReturnType<typeof testService>>;
const superUser = aUser(2, [], 2);
beforeAll(async () => {
  const source = { source: 'Skills Architect', allowMultipleMappings: true, isAssessmentEnabled: false };
  const sources = [1, 2, 3, 4, 5, 6, 7].map((sourceId) => ({ sourceId, ...source }));
  admin = await testService({
    name: 'admin',
    build: adminService({ demo: { password: 'harbour.7' } }),
    peers: peerAnswers(
      [listSources, () => ({ sources })],
      [listSchemes, () => ({ schemes: [] })],
      [listSubSectors, () => ({ subSectors: [] })],
      [listLanguages, () => ({ languages: ['en', 'de', 'fr', 'es', 'pl'] })],
    ),
  });
  await admin.service.seed();
});
afterAll(() => admin.close());

const read = async (userId: number) => (await admin.asPeer('portal').call(sessionUser, { params: { userId } })).body;
const setClientLanguage = async (clientId: number, language: string | null) => {
  const { body: client } = await admin.as(superUser).call(getClient, { params: { clientId } });
  const { clientName, sourceIds, rev } = client;
  const body = { clientName, sourceIdList: sourceIds, rev, language };
  return admin.as(superUser).call(updateClient, { params: { clientId }, body });
};

describe('the language in which a user sees the library', () => {
  const openSession = async () => {
    const user = await read(GENERAL);
    await admin.platform.portal.collection<{ _id: string; user: unknown }>('sessions').insertOne({ _id: 'open', user });
    return async () => (await admin.platform.portal.collection('sessions').findOne({ 'user.userId': GENERAL }))?.user;
  };

  it('follows the client, and what the user chooses, in every open session', async () => {
    const readOpen = await openSession();
    const user = await read(GENERAL);
    expect(user).not.toHaveProperty('language');
    const [clientId = 0] = user.clients;
    expect((await setClientLanguage(clientId, 'de')).body).toMatchObject({ language: 'de' });
    expect(await readOpen()).toMatchObject({ language: 'de' });

    const chosen = await admin.as(user).call(chooseLanguage, { body: { language: 'fr' } });
    expect(chosen.body).toMatchObject({ language: 'fr', chosenLanguage: 'fr' });
    await setClientLanguage(clientId, 'es');
    expect(await readOpen()).toMatchObject({ language: 'fr', defaultLanguage: 'es' });
    expect(await read(GENERAL)).toMatchObject({ language: 'fr', chosenLanguage: 'fr' });

    await admin.as(user).call(chooseLanguage, { body: { language: null } });
    expect(await readOpen()).toMatchObject({ language: 'es' });
    await setClientLanguage(clientId, null);
    expect(await readOpen()).not.toHaveProperty('language');
  });

  it('is no change of the user for whom has the form of the user open', async () => {
    const readStored = () => admin.kit.db.collection<{ _id: number }>('user').findOne({ _id: GENERAL });
    const before = await readStored();
    await admin.as(await read(GENERAL)).call(chooseLanguage, { body: { language: 'pl' } });
    expect(await readStored()).toEqual({ ...before, language: 'pl' });
    await admin.as(await read(GENERAL)).call(chooseLanguage, { body: { language: null } });
    expect(await readStored()).toEqual(before);
  });

  it('is one of the library, which its refusal names', async () => {
    const error = 'The library has no texts in Italian. It can be shown in: English, German, French, Spanish, Polish.';
    const user = await read(GENERAL);
    const chosen = await admin.as(user).call(chooseLanguage, { body: { language: 'it' } });
    expect(chosen).toMatchObject({ status: 400, body: { error } });
    expect(await read(GENERAL)).toEqual(user);
    expect(await setClientLanguage(user.clients[0] ?? 0, 'it')).toMatchObject({ status: 400, body: { error } });
  });

  it('is a code of two letters', async () => {
    const { status } = await admin.as(superUser).call(chooseLanguage, { body: { language: 'German' } });
    expect(status).toBe(400);
  });
});

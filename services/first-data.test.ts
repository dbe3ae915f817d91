import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { startTestPortal } from './portal.fixtures';

const databasePrefix = `test_${randomBytes(6).toString('hex')}_`;
const connection = mongoose.createConnection(process.env.TEST_MONGODB_URI ?? '');
afterAll(() => connection.close());

const countAll = async () => {
  const count = (service: string, collection: string) =>
    connection.useDb(`${databasePrefix}${service}`).collection(collection).countDocuments();
  return {
    users: await count('admin', 'user'),
    clients: await count('admin', 'client'),
    skills: await count('skills', 'skill'),
    content: await count('skills', 'content'),
    roles: await count('roles', 'role'),
    personas: await count('personas', 'persona'),
  };
};

const startAndStop = async (seed: Parameters<typeof startTestPortal>[1], name = '') => {
  const said: string[] = [];
  const portal = await startTestPortal('seed.77', {
    ...seed,
    databasePrefix: `${databasePrefix}${name}`,
    say: (sentence) => said.push(sentence),
  });
  await portal.stop();
  return said.join('\n');
};

/** What a version before the decision was stored has left; people have edited its clients. */
const forgetDecision = async (name = '') => {
  for (const service of ['admin', 'skills', 'roles', 'personas'])
    await connection.useDb(`${databasePrefix}${name}${service}`).collection('firstData').deleteMany({});
  const clients = connection.useDb(`${databasePrefix}${name}admin`).collection('client');
  await clients.updateMany({}, { $set: { changeSet: 'edited' } });
};
const demo = { demo: { password: 'seed.77' } };

it('a start without a first user writes nothing, so that the next one may bring the demo, which stays', async () => {
  expect(await startAndStop({ seed: { first: undefined } }, 'later_')).toContain('set ADMIN_LOGIN and ADMIN_PASSWORD');
  expect(await startAndStop({ seed: demo }, 'later_')).toContain('demo data is there');
  await forgetDecision('later_');
  expect(await startAndStop({ seed: demo }, 'later_')).toContain('demo data is there');
});

it('a portal that was set up without the demo stays without it when the setting is forgotten, and says so', async () => {
  const first = { loginId: 'root', password: 'Skills.Demo1' };
  expect(await startAndStop({ seed: { first } })).not.toContain('demo');
  const empty = { users: 1, clients: 0, skills: 0, content: 0, roles: 0, personas: 0 };
  expect(await countAll()).toEqual(empty);
  await forgetDecision();
  const said = await startAndStop({ seed: demo });
  expect(said).toContain(
    'this portal was set up without the demo, so SEED=demo is ignored: the demo needs an empty database',
  );
  expect(said).not.toContain('could not be added');
  expect(await countAll()).toEqual(empty);
});

import { UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import { decideFirstData, type ServiceKit, searchFields, seedOnce, wasSeeded } from '@skills-architect/service-kit';
import type { Clients } from './clients/client-document';
import { demoClients, demoUsers } from './demo/demo-people';
import type { Users } from './users/user-document';
import { userFields } from './users/user-fields';

/** Users of an empty database: the demo's with one password, or only the first super user. */
export type AdminSeed = { demo: { password: string } } | { first: { loginId: string; password: string } | undefined };

/** Only the demo has it. */
const DEMO_SEED = 'admin';
const BY_SEED = { by: 0, changeSet: 'seed' };

const seedDemo = async (kit: ServiceKit, users: Users, clients: Clients, password: string) => {
  const organisations = demoClients();
  const clientIds = organisations.map(({ clientId }) => clientId);
  await clients.create(
    organisations.map(({ clientId: _, ...client }) => ({ ...client, ...searchFields(client.clientName) })),
    BY_SEED,
    clientIds,
  );
  await kit.counters.advancePast('client', Math.max(...clientIds));
  const people = demoUsers();
  const fields = await Promise.all(people.map((user) => userFields({ ...user, password })));
  await users.create(
    fields,
    BY_SEED,
    people.map(({ userId }) => userId),
  );
  await kit.counters.advancePast('user', Math.max(...people.map(({ userId }) => userId)));
};

/** Seeds an empty user collection; existing users are not changed. */
export const seedAdmin = async (kit: ServiceKit, users: Users, clients: Clients, seed: AdminSeed) => {
  const isEmpty = async () => !(await users.model.exists({}));
  const first = 'demo' in seed ? undefined : seed.first;
  // Before the decision: whoever reads this may start again with the demo.
  if (!('demo' in seed) && !first && (await isEmpty()))
    throw new Error('There is no user yet: set ADMIN_LOGIN and ADMIN_PASSWORD for the first super user.');
  const firstData = await decideFirstData(kit.db, 'demo' in seed ? 'demo' : 'none', {
    isEmpty,
    hasDemo: () => wasSeeded(kit.db, DEMO_SEED),
  });
  if (firstData === 'demo' && 'demo' in seed)
    return seedOnce(kit.db, {
      name: DEMO_SEED,
      isEmpty,
      into: [clients, users],
      fill: () => seedDemo(kit, users, clients, seed.demo.password),
    });
  if (!first || !(await isEmpty())) return;
  const { loginId, password } = first;
  const fields = await userFields({
    name: loginId,
    email: `${loginId}@localhost.invalid`,
    userTypeId: UserType.Super,
    ssoTypeId: SsoType.Application,
    clientIds: [],
    loginId,
    password,
  });
  await seedOnce(kit.db, { name: 'first-user', isEmpty, into: [users], fill: () => users.create([fields], BY_SEED) });
};

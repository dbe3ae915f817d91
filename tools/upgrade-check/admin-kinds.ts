import {
  createClient,
  createUser,
  getClient,
  getUser,
  listClients,
  listUsers,
} from '@skills-architect/contracts/admin';
import { type Kind, readPages } from './kind';

const users: Kind = {
  name: 'users',
  list: async (visitor) =>
    (await readPages(async (query) => (await visitor.call(listUsers, { query })).users)).map(({ userId }) => userId),
  open: (visitor, id) => visitor.call(getUser, { params: { userId: Number(id) } }),
  async write(visitor, mark) {
    const email = `ada.${mark.replace(/\W+/g, '.')}@example.com`;
    return (await visitor.call(createUser, { body: { ...createUser.example.body, email } })).userId;
  },
};

const clients: Kind = {
  name: 'clients',
  list: async (visitor) =>
    (await readPages(async (query) => (await visitor.call(listClients, { query })).clients)).map(
      ({ clientId }) => clientId,
    ),
  open: (visitor, id) => visitor.call(getClient, { params: { clientId: Number(id) } }),
  write: async (visitor, mark) =>
    (await visitor.call(createClient, { body: { clientName: `Meadow ${mark}`, sourceIdList: [1] } })).clientId,
};

export const adminKinds: readonly Kind[] = [users, clients];

import { API_PREFIX } from '@skills-architect/contracts';
import { listUsers } from '@skills-architect/contracts/admin';
import { network } from '../calls/http-client';
import { answer } from './answers';
import { fakeNetwork } from './fake-network';

const ask = async (query: string) => {
  const fake = fakeNetwork([]);
  fake.add([answer(listUsers, { users: [], total: 0 })]);
  const { status } = await network.fetch(`http://portal${API_PREFIX}${listUsers.path}?${query}`).catch(() => ({
    status: undefined,
  }));
  return { status, faults: fake.faults.map(({ message }) => message) };
};

it('answers a call', async () => {
  expect(await ask('pagesize=10')).toEqual({ status: 200, faults: [] });
});

it.each([
  ['a name in the query that the call does not have', 'pageSize=10', 'pageSize'],
  ['a value that it does not take', 'pagesize=many', 'pagesize'],
])('has a fault for %s', async (_, query, name) => {
  expect((await ask(query)).faults).toEqual([expect.stringContaining(name)]);
});

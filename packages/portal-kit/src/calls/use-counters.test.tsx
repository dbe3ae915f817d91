import { listClients } from '@skills-architect/contracts/admin';
import { screen } from '@testing-library/react';
import { answer, renderScreen } from '../testing/index';
import { useCounters } from './use-counters';

const COUNTERS = [{ path: '/v3/clients?pagesize=1', field: 'total', word: 'clients', one: 'client' }];
const Tile = () => <p>{useCounters(COUNTERS).join() || 'Nothing'}</p>;

test.each([
  [{ total: 1 }, '1 client'],
  [{ total: 9999 }, '9,999 clients'],
  [{ total: 10_000, totalIsCapped: true as const }, '10,000+ clients'],
])('%j is shown as %s', async (totals, text) => {
  renderScreen(<Tile />, { answers: [answer(listClients, { clients: [], ...totals })] });
  expect(await screen.findByText(text)).toBeVisible();
});

import { deleteClient, listClients } from '@skills-architect/contracts/admin';
import { aClient } from '@skills-architect/contracts/testing';
import { Skeleton } from '@skills-architect/ui-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import type { FakeAnswer } from '../testing/answers';
import { answer, deferAnswer, fakePortal, refuse, renderScreen } from '../testing/index';
import { network } from './http-client';
import { request } from './request';
import { useCall } from './use-call';

function Clients() {
  const { data, error, isLoading, retry } = useCall(listClients, { query: {} });
  return (
    <main>
      {isLoading && <Skeleton />}
      {error && <button type="button" onClick={retry}>{`${error.message}: retry`}</button>}
      {data?.clients.map(({ clientId, clientName }) => (
        <p key={clientId}>{clientName}</p>
      ))}
    </main>
  );
}

const clients = [aClient(1, { clientName: 'Acme' })];
const acme = answer(listClients, { clients, total: 1 });
const down = refuse(listClients, 503, { code: 'unavailable', error: 'It is busy' });
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const SILENT = { silentMs: 10_000 };
const show = (...answers: FakeAnswer[]) => renderScreen(<Clients />, { ...SILENT, answers });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a request', () => {
  /** Answers each status in turn, then succeeds. */
  const respondWith = (...statuses: (number | 'unreachable')[]) => {
    fakePortal(SILENT);
    const sentAt: number[] = [];
    const start = Date.now();
    network.fetch = async (input) => {
      // The host's own requests.
      if (!new Request(input).url.includes('/v3/clients')) return Response.json({ jobs: [], clients: [] });
      const status = statuses[sentAt.length];
      sentAt.push(Date.now() - start);
      if (status === 'unreachable') throw new TypeError('Failed to fetch');
      const body = status ? { error: 'It is busy', code: 'unavailable', requestId: 'one' } : { clients: [], total: 0 };
      return new Response(JSON.stringify(body), { status: status ?? 200, headers: { 'retry-after': '2' } });
    };
    return sentAt;
  };

  test.each([502, 503, 504, 'unreachable'] as const)('that reads is repeated by itself after %s', async (status) => {
    const sentAt = respondWith(status, status);
    const reading = request(listClients, { query: {} });
    await after(9000);
    expect(await reading).toEqual({ clients: [], total: 0 });
    expect(sentAt).toHaveLength(3);
  });

  test('waits as long as the server asks', async () => {
    const sentAt = respondWith(503);
    const reading = request(listClients, { query: {} });
    await after(9000);
    await reading;
    expect(sentAt[1]).toBeGreaterThanOrEqual(2000);
  });

  test('fails with the last reason after ten seconds', async () => {
    const sentAt = respondWith(...Array.from({ length: 50 }, () => 503));
    const failure = request(listClients, { query: {} }).catch((error: Error) => error);
    await after(10_000);
    expect(await failure).toMatchObject({ message: 'It is busy', code: 'unavailable' });
    expect(sentAt.at(-1)).toBeLessThan(10_000);
  });

  test('that changes something is never repeated', async () => {
    const sentAt = respondWith(503);
    const failure = request(deleteClient, { params: { clientId: 1 }, query: { rev: 1 } }).catch(
      (error: Error) => error,
    );
    await after(10_000);
    expect(await failure).toMatchObject({ message: 'It is busy' });
    expect(sentAt).toHaveLength(1);
  });

  test('that is stopped is not repeated', async () => {
    const sentAt = respondWith(503, 503);
    const leave = new AbortController();
    const failure = request(listClients, { query: {} }, { signal: leave.signal }).catch((error: Error) => error);
    await after(100);
    leave.abort();
    await after(9000);
    expect(await failure).toMatchObject({ code: 'stopped' });
    expect(sentAt).toHaveLength(1);
  });
});

describe('a screen', () => {
  test('says after three seconds that it tries again, after ten what it waits for, and goes on', async () => {
    const { portal } = show(down);
    const trying = () => screen.queryByText(/Trying again/);
    await after(2900);
    expect(trying()).not.toBeVisible();
    await after(6100);
    expect(trying()).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    await after(2000);
    expect(screen.getByRole('button', { name: 'It is busy: retry' })).toBeVisible();
    // It is tried again meanwhile, and the sentence stays.
    const before = portal.requests.length;
    await after(8000);
    expect(portal.requests.length).toBeGreaterThan(before);
    expect(screen.getByRole('button', { name: 'It is busy: retry' })).toBeVisible();
    portal.answer(acme);
    await after(20_000);
    expect(screen.getByText('Acme')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says after ten seconds that an answer takes long, and shows it when it comes', async () => {
    const slow = deferAnswer(acme);
    show(slow);
    await after(9900);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    await after(200);
    expect(screen.getByRole('button', { name: /^This takes longer than usual/ })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    slow.go();
    await after(100);
    expect(screen.getByText('Acme')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says nothing more of trying again once it is answered', async () => {
    const { portal } = show(down);
    await after(4000);
    expect(screen.getByText(/Trying again/)).toBeVisible();
    portal.answer(acme);
    await after(5000);
    expect(screen.getByText('Acme')).toBeVisible();
    portal.answer(deferAnswer(acme));
    expect(screen.queryByText(/Trying again/)).toBeNull();
  });

  test('Retry begins anew, even while a try still runs', async () => {
    const { portal } = show(deferAnswer(acme));
    await after(11_000);
    portal.answer(acme);
    fireEvent.click(screen.getByRole('button', { name: /^This takes longer than usual/ }));
    await after(100);
    expect(screen.getByText('Acme')).toBeVisible();
  });
});

import { Count, call, PERSONA_USERS } from '@skills-architect/contracts';
import { createUser, listUsers } from '@skills-architect/contracts/admin';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as z from 'zod';
import { notify, useNotifications } from '../notifications/notify';
import { answer, deferAnswer, refuse, renderScreen } from '../testing/index';
import { useCall } from './use-call';
import { useChange } from './use-change';

const ada = { name: 'Ada Park', email: 'ada@example.com', userTypeId: 4, ssoTypeId: 2 } as const;
const AUDIT_FIELDS = {
  rev: 0,
  created: { at: '2026-01-01T00:00:00Z', by: 1 },
  updated: { at: '2026-01-01T00:00:00Z', by: 1 },
};
const user = {
  ...AUDIT_FIELDS,
  userId: 4,
  name: ada.name,
  email: ada.email,
  userType: { userTypeId: 4, userType: 'Skilling Architect' },
  ssoType: { ssoTypeId: 2, ssoType: 'Google' },
  clientList: [],
} as const;

function Users() {
  const list = useCall(listUsers, {});
  const create = useChange(createUser);
  return (
    <>
      <p>{list.data && `${list.data.total} users`}</p>
      <button type="button" disabled={create.isRunning} onClick={() => void create.run({ body: ada }).catch(notify)}>
        Add
      </button>
      <p>{create.error?.code}</p>
    </>
  );
}

function Renamed() {
  const create = useChange(createUser, { textsIn: 'en' });
  return (
    <button type="button" onClick={() => void create.run({ body: ada }).catch(notify)}>
      Rename
    </button>
  );
}

const created = answer(createUser, { ...user, clientList: [] });

test('sends the change with the CSRF token, then refetches what it changed', async () => {
  const { person, portal } = renderScreen(<Users />, {
    answers: [answer(listUsers, { users: [], total: 0 }), created],
  });
  await screen.findByText('0 users');
  portal.answer(answer(listUsers, { users: [], total: 1 }));
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('1 users')).toBeVisible();
  const sent = portal.requests.find((request) => request.method === 'POST');
  expect(sent?.headers['x-csrf-token']).toBe('test-token');
  expect(sent?.body).toEqual(ada);
});

test('a change that takes long says so once, and goes on', async () => {
  jest.useFakeTimers();
  const slow = deferAnswer(created);
  const { portal } = renderScreen(<Users />, { answers: [answer(listUsers, { users: [], total: 0 }), slow] });
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await after(100);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await after(9000);
  expect(portal.notifications).toEqual([]);
  await after(10_000);
  expect(portal.notifications).toMatchObject([{ text: 'This takes longer than usual. It goes on by itself.' }]);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  slow.go();
  await after(100);
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  expect(useNotifications.getState().notifications).toEqual([]);
  jest.useRealTimers();
});

const greet = call({ ...createUser, resources: [] });

function Greet() {
  const { data } = useCall(listUsers, {});
  const { run } = useChange(greet);
  return (
    <button type="button" onClick={() => void run({ body: ada }).then(() => notify('Done'), notify)}>
      {data ? 'Greet' : 'Wait'}
    </button>
  );
}

test('a change that declares no resources refetches nothing', async () => {
  const { person, portal } = renderScreen(<Greet />, {
    answers: [answer(listUsers, { users: [], total: 0 }), created],
  });
  await person.click(await screen.findByRole('button', { name: 'Greet' }));
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Done' }]));
  expect(portal.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('is running from the first click, so that a double click changes once', async () => {
  const { portal } = renderScreen(<Users />, { answers: [answer(listUsers, { users: [], total: 0 }), created] });
  const add = screen.getByRole('button', { name: 'Add' });
  fireEvent.click(add);
  expect(add).toBeDisabled();
  fireEvent.click(add);
  await waitFor(() => expect(add).toBeEnabled());
  expect(portal.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a refused change reports its error and refetches nothing', async () => {
  const answers = [
    answer(listUsers, { users: [], total: 0 }),
    refuse(createUser, 409, { code: 'conflict', error: 'This email is taken' }),
  ];
  const { person, portal } = renderScreen(<Users />, { answers });
  await screen.findByText('0 users');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('conflict')).toBeVisible();
  expect(portal.notifications).toMatchObject([{ text: 'This email is taken', variant: 'error' }]);
  expect(portal.requests.filter((request) => request.method === 'GET')).toHaveLength(1);
});

const importRoles = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/import',
  query: z.object({ clientId: z.coerce.number() }),
  answer: z.object({ rows: Count }),
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId' } },
  upload: { maxBytes: 1000, maxFiles: 1, extensions: ['xlsx'] },
  example: { query: { clientId: 1 } },
});

function Upload() {
  const change = useChange(importRoles);
  const file = new File(['x'], 'roles.xlsx');
  return (
    <>
      <button type="button" onClick={() => void change.run({ query: { clientId: 3 }, files: [file] })}>
        Upload
      </button>
      <progress value={change.progress} />
    </>
  );
}

test('sends files and reports the progress', async () => {
  const { person, portal } = renderScreen(<Upload />, { answers: [answer(importRoles, { rows: 2 })] });
  await person.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(1));
  expect(portal.requests).toMatchObject([{ files: ['roles.xlsx'], query: { clientId: '3' } }]);
});

test('a change says in which language its texts were read', async () => {
  const { person, portal } = renderScreen(<Renamed />, { answers: [created] });
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(portal.requests.at(-1)?.headers['content-language']).toBe('en'));
});

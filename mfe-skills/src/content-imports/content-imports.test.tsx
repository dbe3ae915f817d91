import { listContentProviders } from '@skills-architect/contracts/admin';
import {
  type ContentImport,
  continueContentImport,
  getContentImport,
  listContentConnectors,
  listContentImports,
  listImportedContent,
  startContentImport,
} from '@skills-architect/contracts/skills';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import ContentImports from './content-imports';

const running: ContentImport = {
  importId: 7,
  contentProviderId: 2,
  contentProvider: 'Open Course Shelf',
  connector: 'shelf',
  extent: 'all',
  stage: 'running',
  itemsDone: 500,
  itemsTotal: 20_000,
  counts: { new: 499, changed: 0, same: 0, removed: 0, refused: 1 },
  mapped: 320,
  user: { userId: 1, userName: 'Sunny Super' },
  startedAt: '2026-11-22T10:00:00.000Z',
};
const failed: ContentImport = { ...running, stage: 'failed', note: 'shelf answered 422. Continue the import later.' };
const answers = (contentImport: ContentImport, connectors = ['shelf']) => [
  answer(listContentConnectors, { connectors }),
  answer(listContentProviders, { contentProviders: [{ contentProviderId: 2, contentProvider: 'Open Course Shelf' }] }),
  answer(listContentImports, { imports: [contentImport], total: 1 }),
  answer(startContentImport, { importId: 7, token: 't1' }),
  answer(getContentImport, contentImport),
  answer(listImportedContent, {
    items: [{ key: 'place 4', title: 'Item 4', reason: 'The item has no title.' }],
    total: 1,
  }),
  answer(continueContentImport, { token: 't2' }),
];
const LIST = '/skill/content-imports';
const show = (
  contentImport: ContentImport,
  connectors?: string[],
  first: ReturnType<typeof answers> = [],
  path = LIST,
) =>
  renderScreen(<ContentImports />, {
    manifest,
    path,
    user: aUser({ userType: 2 }),
    answers: [...first, ...answers(contentImport, connectors)],
  });

test('starts an import, shows its progress and lists its results', async () => {
  const { person, portal } = show(running);
  expect(await screen.findByRole('button', { name: 'Start Import' })).toHaveAccessibleDescription(
    'Choose the content provider first',
  );
  await person.selectOptions(screen.getByLabelText('Content Provider'), 'Open Course Shelf');
  await person.click(screen.getByRole('radio', { name: /Everything; missing items/ }));
  await person.click(screen.getByRole('button', { name: 'Start Import' }));
  expect(await screen.findByRole('progressbar', { name: 'Items read' })).toBeVisible();
  expect(portal.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    contentProviderId: 2,
    connector: 'shelf',
    extent: 'all',
  });
  expect(screen.getByText('500 of 20,000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Wrong: 1 item' }));
  expect(await within(await screen.findByRole('dialog')).findByText('The item has no title.')).toBeVisible();
  expect(portal.path()).toContain('items=refused');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('closing the pop-up of items resets its page', async () => {
  const { person, portal } = show(
    running,
    undefined,
    [answer(listImportedContent, { items: [], total: 20 })],
    `${LIST}?import=7&items=refused&itemsPage=2`,
  );
  await screen.findByRole('dialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.path()).toBe(`${LIST}?import=7`));
});

test('a failed import says why and continues', async () => {
  const { person, portal } = show(failed);
  await person.click(await screen.findByRole('button', { name: /Open Course Shelf/ }));
  expect(await screen.findByText('shelf answered 422. Continue the import later.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Continue Import' }));
  await waitFor(() => expect(portal.requests.some(({ path }) => path.endsWith('/7/continue'))).toBe(true));
});

test('without a connector it explains what to do', async () => {
  show(running, []);
  expect(await screen.findByText('No catalogue is connected.')).toBeVisible();
});

test('shows why the imports failed to load', async () => {
  show(running, ['shelf'], [refuse(listContentImports, 503, { error: 'Skills do not answer' })]);
  expect(await screen.findByText('Skills do not answer')).toBeVisible();
});

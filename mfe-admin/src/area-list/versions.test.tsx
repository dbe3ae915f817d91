import { listClients } from '@skills-architect/contracts/admin';
import { endAreaTrial, listManagedAreas, listProjections, startAreaTrial } from '@skills-architect/contracts/portal';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../area';
import AreaList from './area-list';
import { aManagedArea } from './managed-area.fixtures';
import { findExpiry } from './version-texts';

const signature = {
  publisher: 'Garden Team',
  commit: 'abcdef1234567890',
  signedAt: '2026-01-01T09:00:00Z',
  expiresAt: '2027-01-01T09:00:00Z',
};
const figures = {
  opened: 1200,
  errors: 1,
  failedLoads: 2,
  violations: 3,
  lcpMs: 1240,
  example: { text: 'TypeError in 12.abc.js:1:400', at: '2026-01-02T09:00:00Z' },
};
const trial = {
  version: '2.0.0',
  clientIds: [3],
  share: 5,
  maxErrorPercent: 2,
  since: '2026-01-02T09:00:00Z',
  users: 40,
  usersWithProblems: 1,
};
const common = { unfit: [], removable: false };
const garden = aManagedArea({
  versions: [
    { version: '2.0.0', from: 'published', trust: 'signed', signature, hasSbom: true, figures, ...common },
    { version: '1.1.0', from: 'published', trust: 'development', ...common },
  ],
});

const open = (area = garden, answers: readonly FakeAnswer[] = []) =>
  renderScreen(<AreaList />, {
    manifest,
    path: '/areas',
    user: aUser({ userType: 2 }),
    answers: [
      answer(listManagedAreas, { areas: [area], refused: [], unsigned: 'allowed' }),
      answer(listProjections, { projections: [] }),
      answer(listClients, { clients: [], total: 0 }),
      ...answers,
    ],
  });
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Actions.*Garden|Garden.*ctions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

test('shows who published a version, from what, how it is used, and its list of packages', async () => {
  open();
  expect(await screen.findByText('Development mode')).toBeVisible();
  const dialog = await choose('Show Versions');
  const version = within(dialog.getByRole('region', { name: 'Version 2.0.0' }));
  for (const text of ['Signed', 'Garden Team', 'abcdef123456', '1.2 s (75th percentile)'])
    expect(version.getAllByText(text)[0]).toBeVisible();
  expect(
    version.getByText('opened 1,200 times, 1 error, 2 failed loads, 3 blocked by the security policy'),
  ).toBeVisible();
  expect(version.getByText(/TypeError in 12\.abc\.js:1:400$/)).toBeVisible();
  expect(version.getByRole('link', { name: 'Download the List of Packages' })).toHaveAttribute(
    'href',
    '/apps/garden/2.0.0/sbom.cdx.json',
  );
  const current = within(dialog.getByRole('region', { name: 'Version 1.1.0' }));
  expect(current.getByText('Not signed (development mode)')).toBeVisible();
  expect(current.queryByRole('link')).not.toBeInTheDocument();
});

test('warns before the version in use expires, because it will not be served any more', async () => {
  const expiresIn = (days: number) => ({
    ...signature,
    expiresAt: new Date(Date.now() + days * 24 * 3600 * 1000).toISOString(),
  });
  const used = (days: number) =>
    aManagedArea({
      area: `garden-${days}`,
      version: '1.0.0',
      versions: [{ version: '1.0.0', from: 'published', trust: 'signed', signature: expiresIn(days), ...common }],
    });
  open(used(20));
  expect(await screen.findByText('Expires soon')).toBeVisible();
  expect(screen.getByText(/^Not served after /)).toBeVisible();
  expect(findExpiry(used(40), new Date())).toBeUndefined();
});

test('a version is given to a share of the users', async () => {
  const { portal } = open(garden, [answer(startAreaTrial, { ...garden, trial })]);
  const dialog = await choose('Try a Version…');
  const share = dialog.getByLabelText(/Share of the users/);
  await userEvent.clear(share);
  await userEvent.type(share, '10');
  await userEvent.type(dialog.getByLabelText(/Reason/), 'A first look');
  await userEvent.click(dialog.getByRole('button', { name: 'Try' }));
  await waitFor(() =>
    expect(portal.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      rev: 3,
      reason: 'A first look',
      version: '2.0.0',
      clientIds: [],
      share: 10,
      maxErrorPercent: 5,
    }),
  );
});

test('what is wrong with a trial is said at its field', async () => {
  const message = 'Give at most 100 percent';
  const issues = [{ path: 'share', message }];
  const { portal } = open(garden, [
    refuse(startAreaTrial, 400, { code: 'invalid', error: `share: ${message}`, issues }),
  ]);
  const dialog = await choose('Try a Version…');
  await userEvent.type(dialog.getByLabelText(/Reason/), 'A first look');
  await userEvent.click(dialog.getByRole('button', { name: 'Try' }));
  await waitFor(() => expect(dialog.getByLabelText(/Share of the users/)).toHaveAccessibleDescription(message));
  expect(portal.notifications).toEqual([]);
});

test('a trial shows how it goes, and is promoted', async () => {
  const { portal } = open({ ...garden, trial }, [answer(endAreaTrial, garden)]);
  const dialog = await choose('End the Trial…');
  expect(
    dialog.getByText(/^For 5 % of the users and the users of 1 client\. 40 users have opened it, 1 with problems\./),
  ).toBeVisible();
  await userEvent.click(dialog.getByLabelText(/^Promote it/));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'It works');
  await userEvent.click(dialog.getByRole('button', { name: 'End Trial' }));
  await waitFor(() =>
    expect(portal.requests.find(({ call }) => call === endAreaTrial.path)?.body).toEqual({
      rev: 3,
      reason: 'It works',
      promote: true,
    }),
  );
});

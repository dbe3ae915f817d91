import { EVENT } from '@skills-architect/contracts';
import { changeArea, listManagedAreas, listProjections, type ManagedArea } from '@skills-architect/contracts/portal';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import AreaList from './area-list';
import { aManagedArea } from './managed-area.fixtures';

const admin = aManagedArea({ area: 'admin', title: 'Administration', locked: 'Only in the file.', changes: [] });
const areasAnswer = answer(listManagedAreas, { areas: [aManagedArea(), admin], refused: [] });
const noProjections = answer(listProjections, { projections: [] });

const open = (answers: readonly FakeAnswer[] = [areasAnswer]) =>
  renderScreen(<AreaList />, {
    manifest,
    path: '/areas',
    user: aUser({ userType: 2 }),
    answers: [...answers, noProjections],
  });
const findRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const sentRevisions = (portal: ReturnType<typeof open>['portal']) =>
  portal.requests.flatMap(({ method, body }) =>
    method === 'PATCH' && body instanceof Object && 'rev' in body ? [body.rev] : [],
  );
const lastChange = (portal: ReturnType<typeof open>['portal']) =>
  portal.requests.find(({ method }) => method === 'PATCH')?.body;

test('shows version, states with the last error, sessions and the last change', async () => {
  open();
  const garden = await findRow('Garden');
  expect(garden.getByRole('switch', { name: 'Garden is on' })).toBeChecked();
  expect(garden.getByRole('combobox', { name: 'Version of Garden' })).toHaveDisplayValue('1.1.0, newest');
  expect(garden.getByText('Up')).toBeVisible();
  expect(garden.getByText('Slow')).toBeVisible();
  expect(garden.getByText(/It took 900 ms to answer\.$/)).toBeVisible();
  expect(garden.getByText('12')).toBeVisible();
  expect(garden.getByText('Version 1.1.0 published')).toBeVisible();
  expect(garden.getByRole('option', { name: '2.0.0, incompatible' })).toBeDisabled();
});

test('on a phone an area is folded until it is opened, which has an address', async () => {
  const wide = window.matchMedia;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...wide.call(window, media), matches: media === '(max-width: 479px)' }));
  const { person, portal } = open();
  const garden = await findRow('Garden');
  expect(garden.getByText('Up')).toBeVisible();
  expect(garden.getByRole('switch', { name: 'Garden is on' })).toBeChecked();
  expect(garden.queryByRole('combobox')).toBeNull();
  await person.click(garden.getByRole('button', { name: 'Garden' }));
  expect(portal.path()).toBe('/areas?area=garden');
  expect(garden.getByRole('combobox', { name: 'Version of Garden' })).toBeVisible();
  expect((await findRow('Administration')).queryByRole('combobox')).toBeNull();
  narrow.mockRestore();
});

const INCOMPATIBLE = '2.0.0, incompatible';
test.each<[string, Partial<ManagedArea>, string[]]>([
  ['nothing is pinned', {}, ['1.1.0, newest', INCOMPATIBLE, '1.1.0', '1.0.0']],
  [
    'the deployment file names one',
    { version: '1.0.0', byFile: '1.0.0' },
    ['1.0.0, from the deployment file', INCOMPATIBLE, '1.1.0', '1.0.0'],
  ],
  [
    'an older one is pinned',
    { version: '1.0.0', pinned: '1.0.0' },
    ['1.1.0, newest', INCOMPATIBLE, '1.1.0', '1.0.0, pinned'],
  ],
  [
    'another one is pinned than the file names',
    { pinned: '1.1.0', byFile: '1.0.0' },
    ['1.0.0, from the deployment file', INCOMPATIBLE, '1.1.0, pinned', '1.0.0'],
  ],
  [
    'the pinned one is incompatible now',
    { version: '2.0.0', pinned: '2.0.0' },
    ['1.1.0, newest', '2.0.0, pinned, incompatible', '1.1.0', '1.0.0'],
  ],
  [
    'the one that the file names is incompatible',
    { version: '2.0.0', byFile: '2.0.0' },
    ['2.0.0, from the deployment file, incompatible', INCOMPATIBLE, '1.1.0', '1.0.0'],
  ],
  ['no build is there', { version: undefined, versions: [] }, ['Not pinned']],
])('the versions say which one is used and pinned: %s', async (_, overrides, expected) => {
  open([answer(listManagedAreas, { areas: [aManagedArea(overrides)], refused: [] })]);
  const versions = within((await findRow('Garden')).getByRole('combobox', { name: 'Version of Garden' }));
  expect(versions.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(expected);
});

test('shows a version that was published meanwhile', async () => {
  const { portal } = open();
  await findRow('Garden');
  portal.answer(answer(listManagedAreas, { areas: [aManagedArea({ version: '1.2.0' })], refused: [] }));
  act(() => portal.push(EVENT.areas));
  expect(await screen.findByDisplayValue('1.2.0, newest')).toBeVisible();
});

test('a past error is marked as such below a healthy state', async () => {
  const error = { text: 'Nobody answers at its address.', at: '2026-01-01T09:00:00Z' };
  const areas = [aManagedArea({ app: { state: 'down', error }, service: { state: 'up', error } })];
  open([answer(listManagedAreas, { areas, refused: [] })]);
  const garden = await findRow('Garden');
  const [app, service] = garden.getAllByText(/Nobody answers at its address\.$/);
  expect(app).toHaveTextContent(/^Jan 1, 2026/);
  expect(service).toHaveTextContent(/^Last error, Jan 1, 2026/);
});

test('the number of open sessions in the dialog follows the list', async () => {
  const { person, portal } = open();
  await person.click((await findRow('Garden')).getByRole('switch', { name: 'Garden is on' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/for 12 open sessions/)).toBeVisible();
  portal.answer(answer(listManagedAreas, { areas: [aManagedArea({ sessions: 31, rev: 5 })], refused: [] }));
  portal.answer(answer(changeArea, aManagedArea({ on: false, rev: 6 })));
  act(() => portal.push(EVENT.areas));
  expect(await dialog.findByText(/for 31 open sessions/)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Works are going on{Enter}');
  // The revision the user saw: concurrent changes must not be overwritten.
  await waitFor(() => expect(lastChange(portal)).toMatchObject({ rev: 3 }));
});

test('a pin of a missing version can be released', async () => {
  const pinned = aManagedArea({ pinned: '1.0.5' });
  const { person, portal } = open([
    answer(listManagedAreas, { areas: [pinned], refused: [] }),
    answer(changeArea, aManagedArea({ rev: 4 })),
  ]);
  const versions = (await findRow('Garden')).getByRole('combobox', { name: 'Version of Garden' });
  expect(versions).toHaveDisplayValue('1.0.5, pinned, missing');
  await person.selectOptions(versions, '1.1.0, newest');
  const dialog = within(screen.getByRole('dialog', { name: 'Release the pinned version of Garden?' }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It is gone');
  await person.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(lastChange(portal)).toEqual({ rev: 3, reason: 'It is gone', version: null }));
});

test('administration has no switch', async () => {
  open();
  const adminRow = await findRow('Administration');
  expect(adminRow.queryByRole('switch')).not.toBeInTheDocument();
  expect(adminRow.getByText('by the deployment file')).toBeVisible();
});

test('switches an area off for a reason', async () => {
  const { person, portal } = open([areasAnswer, answer(changeArea, aManagedArea({ on: false, rev: 4 }))]);
  await person.click((await findRow('Garden')).getByRole('switch', { name: 'Garden is on' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Switch Garden off?' }));
  expect(dialog.getByText(/disappear at once for 12 open sessions/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Switch Off' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Works are going on');
  await person.click(dialog.getByRole('button', { name: 'Switch Off' }));
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Garden is off', variant: 'success' }]));
  expect(lastChange(portal)).toEqual({ rev: 3, reason: 'Works are going on', on: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The list has not refetched: it still shows the old state.
  const toggle = (await findRow('Garden')).getByRole('switch', { name: 'Garden is on' });
  expect(toggle).not.toBeChecked();
  await person.click(toggle);
  expect(screen.getByRole('dialog', { name: 'Switch Garden on?' })).toBeVisible();
});

test('a double click changes an area once', async () => {
  const { person, portal } = open([areasAnswer, answer(changeArea, aManagedArea({ on: false, rev: 4 }))]);
  await person.click((await findRow('Garden')).getByRole('switch', { name: 'Garden is on' }));
  await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Works are going on');
  const button = screen.getByRole('button', { name: 'Switch Off' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Garden is off' }]));
  expect(portal.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test.each([
  [
    '1.0.0',
    'Roll Garden back to version 1.0.0?',
    'Roll Back',
    'Garden has been rolled back to version 1.0.0',
    undefined,
  ],
  ['1.1.0', 'Pin Garden to version 1.1.0?', 'Pin', 'Garden is pinned to version 1.1.0', undefined],
  ['', 'Release the pinned version of Garden?', 'Release', 'Garden is no longer pinned', '1.1.0'],
])('choosing version %j asks: %s', async (version, title, button, done, pinned) => {
  const garden = aManagedArea(pinned ? { pinned } : {});
  const listed = answer(listManagedAreas, { areas: [garden], refused: [] });
  const { person, portal } = open([listed, answer(changeArea, garden)]);
  await person.selectOptions((await findRow('Garden')).getByRole('combobox'), version);
  const dialog = within(screen.getByRole('dialog', { name: title }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It was better');
  await person.click(dialog.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(lastChange(portal)).toEqual({ rev: 3, reason: 'It was better', version: version || null }),
  );
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: done, variant: 'success' }]));
});

test('after a conflict shows the other change and resends the typed reason with the new revision', async () => {
  const record = aManagedArea({
    on: false,
    rev: 4,
    changes: [{ at: '2026-01-01T10:00:00Z', who: 'Ada Park', what: 'off', reason: 'It was noisy' }],
  });
  const { person, portal } = open([areasAnswer, refuse(changeArea, 409, { code: 'stale', record })]);
  await person.click((await findRow('Garden')).getByRole('switch'));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Works are going on{Enter}');
  await waitFor(() =>
    expect(portal.notifications.map(({ text }) => text)).toEqual([
      'Garden was changed in the meantime: switched off by Ada Park (It was noisy).',
    ]),
  );
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Works are going on');
  expect((await findRow('Garden')).getByRole('switch')).not.toBeChecked();
  portal.answer(answer(changeArea, { ...record, rev: 5 }));
  await person.click(dialog.getByRole('button', { name: 'Switch Off' }));
  await waitFor(() => expect(sentRevisions(portal)).toEqual([3, 4]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a long reason is clamped to three lines with the full text as its title', async () => {
  const reason = 'It was slow. '.repeat(37).trim();
  const changes: ManagedArea['changes'] = [{ at: '2026-01-02T09:00:00Z', who: 'Ada Park', what: 'off', reason }];
  open([answer(listManagedAreas, { areas: [aManagedArea({ changes })], refused: [] })]);
  const shown = (await findRow('Garden')).getByText(`Switched off: ${reason}`);
  expect(shown).toHaveAttribute('title', `Switched off: ${reason}`);
  expect(getComputedStyle(shown).getPropertyValue('-webkit-line-clamp')).toBe('3');
});

test('shows who changed what, and why', async () => {
  const changes: ManagedArea['changes'] = [
    { at: '2026-01-02T09:00:00Z', who: 'Ada Park', what: 'pinned', version: '1.0.0', reason: 'It was better' },
  ];
  const { person, portal } = open([answer(listManagedAreas, { areas: [aManagedArea({ changes })], refused: [] })]);
  await person.click(await screen.findByRole('button', { name: /Garden/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Show Changes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Changes of Garden' }));
  expect(dialog.getByText(/Pinned to version 1\.0\.0 by Ada Park/)).toBeVisible();
  expect(dialog.getByText(/It was better/)).toBeVisible();
  expect(portal.path()).toMatch(/^\/areas\?changes=/);
});

test('shows rejected versions with the reason', async () => {
  const refused = [{ id: 'garden', version: '1.2.0', reason: 'its file app.js is missing: the build is not whole' }];
  open([answer(listManagedAreas, { areas: [], refused })]);
  expect(await screen.findByRole('heading', { name: 'Rejected versions' })).toBeVisible();
  expect(screen.getByText('its file app.js is missing: the build is not whole')).toBeVisible();
  expect(screen.getByText('The deployment file has no areas.')).toBeVisible();
});

test('shows why the areas failed to load, and retries', async () => {
  const { person, portal } = open([refuse(listManagedAreas, 503, { error: 'The portal does not answer' })]);
  expect(await screen.findByText('The portal does not answer')).toBeVisible();
  portal.answer(areasAnswer);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('switch', { name: 'Garden is on' })).toBeVisible();
});

import { listManagedAreas, listProjections, removeArea, removeAreaVersion } from '@skills-architect/contracts/portal';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import AreaList from './area-list';
import { aManagedArea } from './managed-area.fixtures';

/** Answer to confirmation dialogs. */
let agrees = true;
const open = (area: ReturnType<typeof aManagedArea>, ...answers: ReturnType<typeof answer>[]) =>
  renderScreen(<AreaList />, {
    manifest,
    path: '/areas',
    user: aUser({ userType: 2 }),
    agree: () => agrees,
    answers: [
      answer(listManagedAreas, { areas: [area], refused: [] }),
      answer(listProjections, { projections: [] }),
      ...answers,
    ],
  });
const openMenu = async ({ person }: ReturnType<typeof open>, item: RegExp) => {
  await person.click(await screen.findByRole('button', { name: /Garden/ }));
  return screen.findByRole('menuitem', { name: item });
};
const listRemovals = ({ portal }: ReturnType<typeof open>) =>
  portal.requests.filter(({ method }) => method === 'DELETE').map(({ path, body }) => ({ path, body }));

const unused = aManagedArea({
  versions: [
    { version: '1.2.0', from: 'published', unfit: [], removable: false },
    { version: '1.1.0', from: 'published', unfit: [], removable: true },
    { version: '1.0.0', from: 'published', unfit: [], removable: true },
    { version: '0.9.0', from: 'file', unfit: [], removable: false },
  ],
});

test('removes one of the versions that can be removed, for a reason', async () => {
  const rendered = open(unused, answer(removeAreaVersion, { ...unused, rev: 4 }));
  const { person, portal } = rendered;
  await person.click(await openMenu(rendered, /^Remove a Version/));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove a version of Garden?' }));
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['1.1.0', '1.0.0']);
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), '1.1.0');
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Nobody uses it{Enter}');
  await waitFor(() =>
    expect(portal.notifications).toMatchObject([
      { text: 'Version 1.1.0 of Garden has been removed', variant: 'success' },
    ]),
  );
  expect(listRemovals(rendered)).toEqual([
    { path: expect.stringMatching(/areas\/garden\/versions\/1\.1\.0$/), body: { rev: 3, reason: 'Nobody uses it' } },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a version that can be removed the menu says why', async () => {
  const item = await openMenu(open(aManagedArea({ versions: [] })), /^Remove a Version/);
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('menuitem', { name: /^Remove Area/ })).not.toBeInTheDocument();
});

test('removes an area that is off, for a reason', async () => {
  const rendered = open(aManagedArea({ on: false, removable: true }), answer(removeArea, { done: true }));
  const { person, portal } = rendered;
  await person.click(await openMenu(rendered, /^Remove Area/));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Garden?' }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It was a trial');
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Garden has been removed' }]));
  expect(listRemovals(rendered)).toMatchObject([{ body: { rev: 3, reason: 'It was a trial' } }]);
});

test('a version that is put into use meanwhile cannot be chosen any more; the typed reason stays', async () => {
  const pinned = {
    ...unused,
    rev: 4,
    versions: unused.versions.map((version) => ({ ...version, removable: version.version === '1.1.0' })),
  };
  const rendered = open(unused, refuse(removeAreaVersion, 409, { code: 'stale', record: pinned }));
  const { person, portal } = rendered;
  await person.click(await openMenu(rendered, /^Remove a Version/));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Old{Enter}');
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Version' })).toHaveDisplayValue('1.1.0'));
  portal.answer(answer(removeAreaVersion, { ...unused, rev: 5 }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(listRemovals(rendered)).toMatchObject([{ body: { rev: 3 } }, { body: { rev: 4, reason: 'Old' } }]),
  );
});

test('shows why a version was not removed, keeps the typed reason, and asks before discarding it', async () => {
  const error = 'Version 1.0.0 is in use. Pin another version first.';
  const rendered = open(unused, refuse(removeAreaVersion, 409, { code: 'conflict', error }));
  const { person, portal } = rendered;
  await person.click(await openMenu(rendered, /^Remove a Version/));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Old{Enter}');
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toEqual([error]));
  agrees = false;
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Old');
  agrees = true;
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

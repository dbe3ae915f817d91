import { listAreas, reportAreaTrouble } from '@skills-architect/contracts/portal';
import { navigate } from '@skills-architect/portal-kit';
import { areaActions } from '@skills-architect/portal-kit/host';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  gardenBuild,
  livePage,
  loadedVersion,
  open,
  openInside,
  registryAnswer,
  texts,
  withoutBuild,
} from './area-page.fixtures';
import { page } from './stale-reload';

livePage();

/** Text for an area that is on but has nothing to show. */
const unreachableText = 'Garden cannot be reached at the moment.';

test('a missing build shows a panel, and the area returns when the build is back', async () => {
  const { relist, lose, portal } = await openInside();
  await lose();
  expect(await screen.findByText(unreachableText)).toBeVisible();
  expect(portal.path()).toBe('/beds');
  expect(texts(portal)).toEqual([]);
  await relist(gardenBuild('1.0.0'));
  await waitFor(() => expect(screen.queryByText(unreachableText)).not.toBeInTheDocument());
  await waitFor(() => expect(loadedVersion('garden')).toBe('1.0.0'));
});

test('a missing build shows a panel on entering; Retry reads the registry again', async () => {
  const { lose, portal, person } = open('/');
  await lose();
  act(() => navigate('/trees'));
  expect(screen.getByText(unreachableText)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Garden' })).toBeVisible();
  portal.answer(refuse(listAreas, 503));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
  portal.answer(registryAnswer(gardenBuild('1.0.0')));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(unreachableText)).not.toBeInTheDocument());
  await waitFor(() => expect(loadedVersion('garden')).toBe('1.0.0'));
});

test('a missing build shows a panel when the portal opens there', async () => {
  const { portal, host } = open('/beds');
  portal.answer(withoutBuild);
  act(() => areaActions.reset());
  await act(() => host.readAreas());
  expect(screen.getByText(unreachableText)).toBeVisible();
});

test('an area whose build is missing stays open while it has unsaved work', async () => {
  const { lose, portal } = await openInside({ unsaved: true });
  await lose();
  await lose();
  expect(texts(portal)).toEqual([`${unreachableText} What you have open stays until you leave it.`]);
  expect(portal.questions).toEqual([]);
  expect(document.getElementById('area-garden')).toBeVisible();
  expect(loadedVersion('garden')).toBe('1.0.0');
  act(() => navigate('/', { skipConfirm: true }));
  act(() => navigate('/beds', { skipConfirm: true }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('an area with a missing build is off for everybody once it is switched off', async () => {
  const { relist, lose } = await openInside();
  await lose();
  await relist();
  expect(await screen.findByText('Garden has been switched off.')).toBeVisible();
});

test('a missing file of a removed version shows a message and keeps unsaved work; Retry opens the current version', async () => {
  const { person, portal, relist } = await openInside({ unsaved: true });
  portal.answer(answer(reportAreaTrouble, { done: true }));
  await relist(gardenBuild('2.0.0'));
  act(() => areaActions.fail('garden', { kind: 'unreachable', cause: 'Loading chunk 7 failed', stale: true }));
  expect(screen.getByText(/^This page runs an older version of Garden that has been removed/)).toBeVisible();
  expect(page.reload).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(loadedVersion('garden')).toBe('2.0.0'));
  expect(screen.queryByText(/older version/)).not.toBeInTheDocument();
});

import { EVENT, type JobState } from '@skills-architect/contracts';
import { importEsco } from '@skills-architect/contracts/roles';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { ImportEsco } from './import-esco';

const zips = ['classification.zip', 'relations.zip'].map((name) => new File(['zip'], name));
const running: JobState = {
  token: 't1',
  kind: 'esco-import',
  title: 'Import of ESCO',
  userId: 1,
  status: 'running',
  entity: 'skills and roles',
  itemsTotal: 10,
  itemsDone: 1,
  cancellable: true,
};

const open = async (...answers: FakeAnswer[]) => {
  const shown = renderScreen(<ImportEsco />, {
    manifest,
    path: '/role',
    user: aUser({ userType: 2 }),
    jobs: [running],
    answers,
  });
  await shown.person.click(screen.getByRole('button', { name: 'Import ESCO' }));
  return {
    ...shown,
    choose: (files: File[]) => shown.person.upload(screen.getByLabelText('Files for ESCO download'), files),
  };
};
const start = () => screen.getByRole('button', { name: 'Import' });

test('uploads both zips and says when the library has them', async () => {
  const { person, portal, choose } = await open(answer(importEsco, { token: 't1' }));
  await choose(zips);
  await person.click(start());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(portal.requests.map((request) => request.files)).toEqual([['classification.zip', 'relations.zip']]);
  expect(portal.notifications).toEqual([]);
  act(() => portal.push(EVENT.job, { ...running, status: 'done' }));
  await waitFor(() => expect(portal.notifications.map((shown) => shown.text)).toEqual(['ESCO is in the library']));
});

test('a failed job is told by its card alone', async () => {
  const { person, portal, choose } = await open(answer(importEsco, { token: 't1' }));
  await choose(zips);
  await person.click(start());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => portal.push(EVENT.job, { ...running, status: 'failed', errorMessage: 'Not ESCO' }));
  await act(async () => {});
  expect(portal.notifications).toEqual([]);
});

test('needs both zips', async () => {
  const { person, portal, choose } = await open();
  await choose(zips.slice(0, 1));
  expect(start()).toHaveAccessibleDescription('Choose both zips first');
  await person.click(start());
  expect(portal.requests).toEqual([]);
});

test('says at the files why they were refused, until others are chosen', async () => {
  const { person, choose } = await open(refuse(importEsco, 400, { error: 'This is not a download of ESCO' }));
  await choose(zips);
  await person.click(start());
  expect(await screen.findByText('This is not a download of ESCO')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /Remove classification.zip/ }));
  expect(screen.queryByText('This is not a download of ESCO')).not.toBeInTheDocument();
});

import * as calls from '@skills-architect/contracts/personas';
import { answer, type FakeAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { notificationTexts, PERSONA, show } from './persona-form.fixtures';

const GONE = refuse(calls.getPersona, 404, { code: 'not-found', error: 'This persona was not found.' });
const DELETED = {
  ...{ personaId: 12, personaName: 'Tour Planner', personaGroupName: 'Operations', deletedBy: 'Ada Park' },
  ...{ deletedAt: '2026-03-01T10:00:00.000Z', restorableUntil: '2026-03-31T10:00:00.000Z' },
};
const listed = (...personas: calls.DeletedPersona[]) =>
  answer(calls.listDeletedPersonas, { personas, total: personas.length });
const NOTE = /^Tour Planner was deleted .*Mar 1, 2026.* by Ada Park\./;

/** The form after typing a line while a colleague deleted the persona. */
const deleteMeanwhile = async (list: FakeAnswer) => {
  const shown = show('/persona/edit/12/false');
  await shown.person.type(await screen.findByDisplayValue('Head of Transport'), ' North');
  shown.portal.answer(list, GONE);
  shown.portal.push('changed', { resource: 'personas' });
  await screen.findByRole('alert');
  return shown;
};
const updateButton = () => screen.getByRole('button', { name: 'Update Persona' });

test('a form whose persona is deleted elsewhere says by whom, keeps what was typed, and restores the persona', async () => {
  const shown = await deleteMeanwhile(listed(DELETED));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(NOTE));
  expect(screen.getByDisplayValue('Head of Transport North')).toBeVisible();
  expect(updateButton()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Delete Persona' })).not.toBeInTheDocument();

  const restored = { ...PERSONA, rev: 6, previousPersonaId: null, nextPersonaId: null };
  shown.portal.answer(listed(), answer(calls.restorePersonas, { restored: 1 }), answer(calls.getPersona, restored));
  await shown.person.click(screen.getByRole('button', { name: 'Restore Persona' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(notificationTexts(shown)).toContain('Persona restored');
  expect(screen.getByDisplayValue('Head of Transport North')).toBeVisible();
  expect(updateButton()).not.toHaveAttribute('aria-disabled', 'true');
});

test('one that cannot be restored any more says so', async () => {
  await deleteMeanwhile(listed());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('What you entered is still here, but cannot be saved.'),
  );
  expect(screen.queryByRole('button', { name: 'Restore Persona' })).not.toBeInTheDocument();
});

test('one whose deletion cannot be read does not say that it cannot be saved, and retries', async () => {
  const failing = refuse(calls.listDeletedPersonas, 502, {
    error: 'The personas service cannot be reached right now.',
  });
  const { person, portal } = await deleteMeanwhile(failing);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The persona was deleted\./);
  expect(screen.getByRole('alert')).not.toHaveTextContent('cannot be saved');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent('The personas service cannot be reached right now.');
  portal.answer(listed(DELETED));
  await person.click(retry);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(NOTE));
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('the address of a deleted persona says who deleted it, and restores it', async () => {
  const shown = show('/persona/edit/12/false');
  shown.portal.answer(listed(DELETED), GONE);
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to personas' })).toBeVisible();
  const restored = { ...PERSONA, previousPersonaId: null, nextPersonaId: null };
  shown.portal.answer(listed(), answer(calls.restorePersonas, { restored: 1 }), answer(calls.getPersona, restored));
  await shown.person.click(screen.getByRole('button', { name: 'Restore Persona' }));
  expect(await screen.findByDisplayValue('Head of Transport')).toBeVisible();
});

import * as calls from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { answer, type PortalOptions, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aVersion, notificationTexts, PERSONA, sentBody, show } from './persona-form.fixtures';

/** Opens the history of the persona after typing into its form; the version of Mar 4 is restored on request. */
const openHistory = async ({ typed = '', ...options }: Pick<PortalOptions, 'agree'> & { typed?: string } = {}) => {
  const shown = show('/persona/edit/12/false', options);
  shown.portal.answer(
    answer(calls.personaHistory, {
      versions: [aVersion(4, 'Head of Transport'), aVersion(3, 'Nobody')],
      older: null,
      total: 2,
    }),
    answer(calls.restorePersonaVersion, { ...PERSONA, reportingTo: 'Nobody', rev: 5 }),
  );
  const field = await screen.findByDisplayValue('Head of Transport');
  if (typed) await shown.person.type(field, typed);
  await shown.person.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('dialog', { name: 'History of Tour Planner' })).toBeVisible();
  return { ...shown, restore: async () => shown.person.click(await screen.findByRole('button', { name: /^Restore/ })) };
};
const field = () => screen.getByRole('textbox', { name: 'Reporting To' });

describe('restoring a version of a persona', () => {
  it('names the version by its date, and shows it in the form', async () => {
    const shown = await openHistory();
    await shown.restore();
    await waitFor(() =>
      expect(notificationTexts(shown)).toContainEqual(
        expect.stringMatching(/^The version of Mar 4.* is current again$/),
      ),
    );
    expect(sentBody(shown, calls.restorePersonaVersion)?.body).toEqual({ rev: 4, version: 3 });
    expect(shown.portal.questions).toEqual([]);
    act(() => navigate('/persona/edit/12/false'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveValue('Nobody');
  });

  it('asks before unsaved text is lost, and shows what was restored, which is saved next', async () => {
    const shown = await openHistory({ typed: ' North' });
    await shown.restore();
    await waitFor(() => expect(field()).toHaveValue('Nobody'));
    expect(shown.portal.questions).toMatchObject([{ text: 'Restoring discards your unsaved changes.', loss: true }]);
    act(() => navigate('/personas'));
    expect(shown.portal.path()).toBe('/personas');
  });

  it('restores nothing when the user declines', async () => {
    const shown = await openHistory({ typed: ' North', agree: false });
    await shown.restore();
    await waitFor(() => expect(shown.portal.questions).toHaveLength(1));
    expect(sentBody(shown, calls.restorePersonaVersion)).toBeUndefined();
    expect(field()).toHaveValue('Head of Transport North');
  });

  it('keeps unsaved text when restoring fails', async () => {
    const shown = await openHistory({ typed: ' North' });
    shown.portal.answer(refuse(calls.restorePersonaVersion, 500, { error: 'Not now' }));
    await shown.restore();
    await waitFor(() => expect(notificationTexts(shown)).toContain('Not now'));
    expect(field()).toHaveValue('Head of Transport North');
  });
});

import { listProficiencies, type SkillProficiency, updateProficiency } from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { description, full, LEVELS, show } from './skill-levels.fixtures';

describe('when somebody else changed the skill meanwhile', () => {
  const stale = refuse(updateProficiency, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.' });
  const edit = async (theirs: SkillProficiency) => {
    const shown = show([stale]);
    await shown.pick('Level 2', 'Edit');
    await shown.person.type(description(), ' here');
    shown.portal.answer(answer(listProficiencies, { rev: 9, proficiencies: [full(1), theirs] }));
    await shown.press('Save Level 2');
    return shown;
  };

  test('shows both texts, and saving again replaces theirs', async () => {
    const { portal, press, lastRequest } = await edit(full(2, { description: 'Their text' }));
    expect(await screen.findByText('Saved by somebody else: Their text')).toBeVisible();
    expect(description()).toHaveValue('What level 2 means here');
    portal.answer(answer(updateProficiency, { rev: 10, proficiencies: LEVELS }));
    await press('Save Level 2');
    await waitFor(() =>
      expect(lastRequest('PATCH')?.body).toMatchObject({ description: 'What level 2 means here', rev: 9 }),
    );
  });

  test('a change of another part is no conflict: saves the text with the new revision', async () => {
    const { lastRequest } = await edit(full(2));
    await waitFor(() => expect(lastRequest('PATCH')?.body).toMatchObject({ rev: 9 }));
  });
});

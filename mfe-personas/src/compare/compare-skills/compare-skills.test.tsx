import { screen } from '@testing-library/react';
import { show } from '../compare-personas/compare-personas.fixtures';
import { ANSWERS } from '../compare-roles/compare-roles.fixtures';
import CompareSkills from './compare-skills';

it('switching the mode asks about unsaved changes and resets the selections', async () => {
  const path = '/persona_role/compare-skills/1/5/3?personas=5_6&edit=true';
  const { person, portal } = show(<CompareSkills />, { path, answers: ANSWERS });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Python, Data Engineer' }), 'Level 3');
  await person.click(screen.getByRole('radio', { name: 'Compare Industry Roles' }));
  expect(await screen.findByRole('heading', { name: 'Compare Industry Roles' })).toBeVisible();
  expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]);
  expect(window.location.search).toBe('?mode=roles');
});

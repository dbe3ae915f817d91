import {
  getSkill,
  listCategories,
  listFamilies,
  listSkillContent,
  listSources,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../area';
import { aFullSkill, aLibrarySkill } from '../../persona-skills/persona-skills.fixtures';
import AddSkillsAddress from './add-skills-address';

test.each([
  ['/role/7/persona/skills/12/3', '/persona/architect-skills/12?adding=true'],
  ['/add-skills/persona', '/architect_skills?adding=true'],
])('%s opens the skills with the search of the library', async (path, to) => {
  const { portal } = renderScreen(<AddSkillsAddress />, { manifest, path, answers: [] });
  await waitFor(() => expect(portal.path()).toBe(to));
});

test('an SME finds published skills and reads their levels, without any selection', async () => {
  const { person, portal } = renderScreen(<AddSkillsAddress />, {
    manifest,
    path: '/add-skills/persona',
    user: aUser({ userType: 3 }),
    answers: [
      answer(listCategories, { categories: [] }),
      answer(listFamilies, { families: [] }),
      answer(listSources, { sources: [] }),
      answer(searchSkills, { skills: [aLibrarySkill(7, 'Route planning')], total: 1 }),
      answer(getSkill, aFullSkill(7, 'Route planning')),
      answer(listSkillContent, () => {
        throw new Error('an SME may not read content');
      }),
    ],
  });
  await person.type(await screen.findByLabelText('Skill Name'), 'route');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await person.click(await screen.findByRole('button', { name: 'Route planning' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Route planning' }));
  expect(popup.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Proficiencies']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const asked = portal.requests.find(({ call }) => call === searchSkills.path);
  expect(asked?.body).toMatchObject({ searchString: 'route', skillStatus: [4] });
  expect(portal.path()).toBe('/add-skills/persona');
});

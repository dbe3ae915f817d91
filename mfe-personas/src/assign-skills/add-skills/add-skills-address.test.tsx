import { renderScreen } from '@skills-architect/portal-kit/testing';
import { waitFor } from '@testing-library/react';
import { manifest } from '../../area';
import AddSkillsAddress from './add-skills-address';

test.each([
  ['/role/7/persona/skills/12/3', '/persona/architect-skills/12?adding=true'],
  ['/add-skills/persona', '/architect_skills?adding=true'],
])('%s opens the skills with the search of the library', async (path, to) => {
  const { portal } = renderScreen(<AddSkillsAddress />, { manifest, path, answers: [] });
  await waitFor(() => expect(portal.path()).toBe(to));
});

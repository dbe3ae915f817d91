import { EVENT } from '@skills-architect/contracts';
import { addRoleSkills, listRoleSkills, suggestRoleSkills } from '@skills-architect/contracts/roles';
import { answer, deferAnswer, type FakeAnswer, type RecordedRequest } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aRole, aRoleSkill } from '../roles.fixtures';
import AddSkillsScreen from './add-skills';
import { open, prompts } from './add-skills.fixtures';

/** The screen, which ends and opens again with every second click. */
function Visit() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Come back
      </button>
      {isOpen && <AddSkillsScreen />}
    </>
  );
}

const visit = (answers: FakeAnswer[] = []) => {
  const shown = open({ answers, shownScreen: <Visit /> });
  const { press, tick, choose, portal } = shown;
  return {
    ...shown,
    selectSql: async () => {
      await press('Search');
      await tick('SQL');
      await choose('Level of SQL', 'Beginner');
      await press('Select Skills');
      await screen.findByRole('table', { name: 'Selected Skills' });
    },
    comeBack: async () => {
      await press('Come back');
      await press('Come back');
      await screen.findByRole('button', { name: 'Search' });
    },
    restore: () => act(() => portal.offers()[0]?.restore()),
  };
};

test('selected skills are offered again when the user comes back, until they are added', async () => {
  const { person, portal, selectSql, comeBack, lastAddition } = visit();
  await selectSql();
  await comeBack();
  expect(screen.queryByRole('table', { name: 'Selected Skills' })).not.toBeInTheDocument();
  const [offer] = portal.offers();
  expect(offer?.text).toBe(`Restore what you entered for the skills for ${aRole().roleName}?`);
  act(() => offer?.restore());
  const selected = await screen.findByRole('table', { name: 'Selected Skills' });
  expect(within(selected).getByRole('row', { name: /SQL/ })).toHaveTextContent('Beginner');
  await person.click(screen.getByRole('button', { name: 'Add Skills To Industry Role' }));
  await waitFor(() => expect(lastAddition()).toMatchObject({ skills: [{ skillId: 5, proficiencyId: 502 }] }));
  await waitFor(() => expect(portal.path()).toBe('/role/edit/7'));
  expect(Object.keys(localStorage).filter((key) => key.includes('skills for role 7'))).toEqual([]);
});

test('a restored skill that the role has by now is left out, and the user is told', async () => {
  let skills = [aRoleSkill({ skillName: 'Routing' })];
  const { selectSql, comeBack, restore, portal, texts } = visit([answer(listRoleSkills, () => ({ skills }))]);
  await selectSql();
  skills = [...skills, aRoleSkill({ skillId: 5, skillName: 'SQL' })];
  act(() => portal.push(EVENT.changed, { resource: 'industryRoles', ids: [7] }));
  await comeBack();
  restore();
  await waitFor(() => expect(texts()).toEqual(['SQL is already among the skills of this role']));
  expect(screen.queryByRole('table', { name: 'Selected Skills' })).not.toBeInTheDocument();
});

test('a skill that is selected again after it was restored is selected once', async () => {
  const { selectSql, comeBack, restore, press, tick, choose, lastAddition } = visit();
  await selectSql();
  await comeBack();
  await press('Search');
  await tick('SQL');
  await choose('Level of SQL', 'Novice');
  restore();
  await press('Select Skills');
  const selected = await screen.findByRole('table', { name: 'Selected Skills' });
  expect(within(selected).getByRole('row', { name: /SQL/ })).toHaveTextContent('Novice');
  await press('Add Skills To Industry Role');
  await waitFor(() => expect(lastAddition()).toMatchObject({ skills: [{ skillId: 5, proficiencyId: 501 }] }));
});

test('no skill can be selected while the selected ones are added', async () => {
  const addition = deferAnswer(answer(addRoleSkills, { skills: [] }));
  const suggestion = answer(suggestRoleSkills, {
    source: 'library',
    skills: [{ skill: prompts, aiSuggestedLevel: [], records: [] }],
    nonExistingSkills: [],
  });
  const { person, selectSql, press, tick, portal } = visit([addition, suggestion]);
  await selectSql();
  await press('Search');
  await tick('Prompt writing');
  await press('Add Skills To Industry Role');
  const expectDisabled = async () =>
    expect(await screen.findByRole('button', { name: 'Select Skills' })).toHaveAttribute('aria-disabled', 'true');
  await expectDisabled();
  await person.click(screen.getByRole('tab', { name: 'AI suggestions' }));
  await press('Suggest Skills');
  await expectDisabled();
  addition.go();
  await waitFor(() => expect(portal.path()).toBe('/role/edit/7'));
});

test('nothing is said to be there already if the role lists the added skills before the answer', async () => {
  const addition = deferAnswer(answer(addRoleSkills, { skills: [] }));
  const { selectSql, press, portal, texts } = visit([addition]);
  await selectSql();
  await press('Add Skills To Industry Role');
  portal.answer(answer(listRoleSkills, { skills: [aRoleSkill({ skillId: 5, skillName: 'SQL' })] }));
  act(() => portal.push(EVENT.changed, { resource: 'industryRoles', ids: [7] }));
  const isList = ({ method, call }: RecordedRequest) => method === 'GET' && call === listRoleSkills.path;
  await waitFor(() => expect(portal.requests.filter(isList)).toHaveLength(2));
  addition.go();
  await waitFor(() => expect(portal.path()).toBe('/role/edit/7'));
  expect(texts()).toEqual(['Added 1 skill to Industry Role']);
});

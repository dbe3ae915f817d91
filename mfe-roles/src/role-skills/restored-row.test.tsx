import { listRoleSkills, putRoleSkillLevels, type RoleSkill } from '@skills-architect/contracts/roles';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../area';
import { aRoleSkill } from '../roles.fixtures';
import { RoleSkills } from './role-skills';

const tools = { skillCategoryId: 2, skillCategory: 'Digital Tools' };
const many = Array.from({ length: 12 }, (_, index) =>
  aRoleSkill({ skillId: 20 + index, skillName: `Tool ${10 + index}`, skillCategory: tools }),
);
const skills = [aRoleSkill({ skillName: 'Routing' }), ...many];

function Screen() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Come back
      </button>
      {isShown && <RoleSkills roleId={7} />}
    </>
  );
}

const show = (read: RoleSkill[] = skills) => {
  const shown = renderScreen(<Screen />, {
    manifest,
    path: '/role/edit/7',
    user: aUser({ userType: 4 }),
    answers: [answer(putRoleSkillLevels, { skills }), answer(listRoleSkills, { skills: read })],
  });
  const { person } = shown;
  const comeBack = async () => {
    await person.click(screen.getByRole('button', { name: 'Come back' }));
    await person.click(screen.getByRole('button', { name: 'Come back' }));
  };
  const edit = async (skill: string) => {
    await person.click(await screen.findByRole('button', { name: new RegExp(`(Actions|More).*${skill}`) }));
    await person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  };
  return { ...shown, comeBack, edit };
};

test('a level that was chosen before the session ended is offered, and opens its row in its category', async () => {
  const { person, portal, comeBack, edit } = show();
  await person.click(await screen.findByRole('tab', { name: /Digital Tools/ }));
  await person.click(await screen.findByRole('button', { name: /Next page/ }));
  await edit('Tool 21');
  await person.selectOptions(screen.getByLabelText('Level of Tool 21'), 'Novice');
  await person.selectOptions(screen.getByLabelText('Criticality of Tool 21'), 'Low');
  await person.click(screen.getByRole('tab', { name: /Functional Skills/ }));
  await comeBack();
  expect(await screen.findByRole('row', { name: /Routing/ })).toBeVisible();
  expect(portal.offers().map(({ text }) => text)).toEqual(['Restore what you entered for the skills of this role?']);
  act(() => portal.offers()[0]?.restore());
  expect(await screen.findByLabelText('Criticality of Tool 21')).toHaveValue('Low');
  expect(screen.getByLabelText('Level of Tool 21')).toHaveDisplayValue('Novice');
  await person.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() =>
    expect(portal.requests.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      proficiencyIds: [101],
      skillCriticality: 'Low',
      former: [{ proficiencyId: 102, skillCriticality: 'High' }],
    }),
  );
  await comeBack();
  expect(portal.offers()).toEqual([]);
});

test('a row that was opened without a change, or whose edit was cancelled, is not offered again', async () => {
  const { person, portal, comeBack, edit } = show();
  await edit('Routing');
  await comeBack();
  expect(portal.offers()).toEqual([]);
  await edit('Routing');
  await person.selectOptions(screen.getByLabelText('Criticality of Routing'), 'Low');
  await person.click(screen.getByRole('button', { name: /Cancel/ }));
  await comeBack();
  expect(portal.offers()).toEqual([]);
});

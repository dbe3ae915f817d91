import {
  listProficiencies,
  listSchemes,
  personasOfSkill,
  rolesOfSkill,
  type SkillProficiency,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { aLevel, aRoleOfSkill, aSkill, NO_CONTENT } from '../skills.fixtures';
import { SkillTabs } from './skill-tabs';

const SCHEMES = [1, 2];
const scheme = (schemeId: number) => ({
  schemeId,
  schemeName: `${schemeId + 3} levels`,
  levelCount: schemeId + 3,
  sourceIds: [1],
  levels: [],
});
const level = (schemeId: number): SkillProficiency => ({
  ...aLevel(2, { schemeId, proficiencyId: schemeId * 100, level: `Level of scheme ${schemeId}` }),
  knowledge: 'Costs',
  ability: '',
});

function Screen() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Come back
      </button>
      {isShown && <SkillTabs skill={aSkill({ skillSource: { sourceId: 1, source: 'x' } })} />}
    </>
  );
}

const show = () => {
  const shown = renderScreen(<Screen />, {
    path: '/skill/edit/1',
    user: aUser({ userType: 4 }),
    answers: [
      NO_CONTENT,
      answer(rolesOfSkill, { roles: [aRoleOfSkill({ expected: [], skillCriticality: 'High' })], total: 1 }),
      answer(personasOfSkill, { personas: [], total: 0 }),
      answer(listSchemes, { schemes: SCHEMES.map(scheme) }),
      answer(listProficiencies, { rev: 4, proficiencies: SCHEMES.map(level) }),
      answer(summariseAssessments, { isAssessmentEnabled: false, schemes: [], total: 0 }),
    ],
  });
  const { person } = shown;
  return {
    ...shown,
    tab: async (name: string | RegExp) => person.click(await screen.findByRole('tab', { name })),
    edit: async (row: string) => {
      await person.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
      await person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    },
  };
};
const knowledge = () => screen.findByRole('textbox', { name: 'Knowledge' });

test('a level in edit stays open while other tabs and schemes are shown', async () => {
  const { person, portal, tab, edit } = show();
  await tab('5 PL');
  await edit('Level of scheme 2');
  await person.type(await knowledge(), ', budgets');
  await tab('4 PL');
  expect(await screen.findByRole('button', { name: 'Actions for Level of scheme 1' })).toHaveAccessibleDescription(
    'Kindly save the existing Proficiency Mapping!',
  );
  await tab(/Content/);
  await tab('Proficiencies');
  expect(await knowledge()).toHaveValue('Costs, budgets');
  expect(portal.questions).toEqual([]);
});

test('a role in edit stays open while other tabs are shown', async () => {
  const { person, tab, edit } = show();
  await tab(/Roles/);
  await edit('Accountant');
  await person.selectOptions(await screen.findByLabelText('Criticality'), 'Low');
  await tab('Proficiencies');
  await tab(/Roles/);
  expect(await screen.findByLabelText('Criticality')).toHaveValue('Low');
});

test('offers level texts typed before the session ended, and opens their row', async () => {
  const { person, portal, tab, edit } = show();
  await tab('5 PL');
  await edit('Level of scheme 2');
  await person.type(await knowledge(), ', budgets');
  const comeBack = () => person.click(screen.getByRole('button', { name: 'Come back' }));
  await tab(/Content/);
  await comeBack();
  await comeBack();
  expect(screen.queryByRole('textbox', { name: 'Knowledge' })).not.toBeInTheDocument();
  expect(portal.offers().map(({ text }) => text)).toEqual([
    'Restore what you entered for the level texts of Budgeting?',
  ]);
  act(() => portal.offers()[0]?.restore());
  expect(await knowledge()).toHaveValue('Costs, budgets');
});

test('offers role levels chosen before the session ended, and opens their row', async () => {
  const { person, portal, tab, edit } = show();
  await tab(/Roles/);
  await edit('Accountant');
  await person.selectOptions(await screen.findByLabelText('Criticality'), 'Low');
  await tab('Proficiencies');
  const comeBack = () => person.click(screen.getByRole('button', { name: 'Come back' }));
  await comeBack();
  await comeBack();
  expect(portal.offers().map(({ text }) => text)).toEqual(['Restore what you entered for the roles of Budgeting?']);
  act(() => portal.offers()[0]?.restore());
  expect(await screen.findByLabelText('Criticality')).toHaveValue('Low');
});

test('a restored level switches to its scheme, which stays after closing the row', async () => {
  const { person, portal, tab, edit } = show();
  await tab('5 PL');
  await edit('Level of scheme 2');
  await person.type(await knowledge(), ', budgets');
  const comeBack = () => person.click(screen.getByRole('button', { name: 'Come back' }));
  await comeBack();
  await comeBack();
  await tab('5 PL');
  await tab('4 PL');
  act(() => portal.offers()[0]?.restore());
  expect(await knowledge()).toHaveValue('Costs, budgets');
  await person.click(screen.getByRole('button', { name: 'Cancel editing Level of scheme 2' }));
  expect(screen.getByRole('tab', { name: '5 PL' })).toHaveAttribute('aria-selected', 'true');
});

test('an unchanged open level is not stored', async () => {
  const { person, portal, edit } = show();
  await edit('Level of scheme 1');
  await knowledge();
  await person.click(screen.getByRole('button', { name: 'Come back' }));
  await person.click(screen.getByRole('button', { name: 'Come back' }));
  expect(portal.offers()).toEqual([]);
});

import {
  addLeadershipSkills,
  addRoleSkills,
  expectedLevels,
  getRole,
  listLeadershipSkills,
  listRoleSkills,
} from '@skills-architect/contracts/roles';
import {
  getSkill,
  listCategories,
  listFamilies,
  listSources,
  SKILL_CATEGORIES,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { answer, aUser, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { manifest } from '../area';
import { aRole, aRoleSkill } from '../roles.fixtures';
import AddSkillsScreen from './add-skills';

const [novice, beginner] = aRoleSkill().proficiencies;
const scheme = (schemeId: number, first: number) =>
  [novice, beginner].flatMap((level, index) =>
    level ? [{ ...level, schemeId, proficiencySchemeLevelCount: schemeId + 3, proficiencyId: first + index }] : [],
  );
const stamp = { at: '2026-01-01T09:00:00Z', by: 1 };
const aSkillWithLevels = (skillId: number, skillName: string, proficiencies: ReturnType<typeof scheme>) => ({
  ...aRoleSkill({ skillId, skillName, proficiencies }),
  rev: 0,
  created: stamp,
  updated: stamp,
  alternativeNames: [],
  skillDescription: '',
  embeddingDescription: '',
  proficiencyStatus: 2,
});
export const sql = aSkillWithLevels(5, 'SQL', scheme(1, 501));
export const prompts = aSkillWithLevels(6, 'Prompt writing', [...scheme(1, 601), ...scheme(2, 611)]);

const LISTS = [
  answer(getRole, aRole()),
  answer(listRoleSkills, { skills: [aRoleSkill({ skillName: 'Routing' })] }),
  answer(listLeadershipSkills, { skills: [] }),
  answer(listCategories, {
    categories: SKILL_CATEGORIES.map((skillCategory, index) => ({ skillCategoryId: index + 1, skillCategory })),
  }),
  answer(listFamilies, { families: [{ skillFamilyId: 11, skillFamily: 'Data', skillCategoryId: 1 }] }),
  answer(listSources, {
    sources: [{ sourceId: 1, source: 'Skills Architect', allowMultipleMappings: true, isAssessmentEnabled: false }],
  }),
  answer(expectedLevels, { levels: [] }),
  answer(getSkill, ({ params }) => (String(params.skillId) === '5' ? sql : prompts)),
];
const found = answer(searchSkills, { skills: [sql, prompts], total: 2 });

interface OpenOptions {
  path?: string;
  /** Answers that precede those of the role and the library. */
  answers?: FakeAnswer[];
  shownScreen?: ReactNode;
}

/** Shows the screen that adds skills to a role. */
export const open = ({
  path = '/role/7/industry/skills',
  answers = [],
  shownScreen = <AddSkillsScreen />,
}: OpenOptions = {}) => {
  const shown = renderScreen(shownScreen, {
    manifest,
    path,
    user: aUser({ userType: 4 }),
    answers: [
      ...answers,
      found,
      answer(addRoleSkills, { skills: [] }),
      answer(addLeadershipSkills, { skills: [] }),
      ...LISTS,
    ],
  });
  const { person, portal } = shown;
  return {
    ...shown,
    texts: () => portal.notifications.map(({ text }) => text),
    press: async (name: string) => person.click(await screen.findByRole('button', { name })),
    tick: async (skill: string) => person.click(await screen.findByRole('checkbox', { name: new RegExp(skill) })),
    choose: async (label: string, level: string) => person.selectOptions(await screen.findByLabelText(label), level),
    lastSearch: () => portal.requests.findLast(({ call }) => call === searchSkills.path)?.body,
    lastAddition: () =>
      portal.requests.findLast(({ method, call }) => method === 'POST' && call === addRoleSkills.path)?.body,
  };
};

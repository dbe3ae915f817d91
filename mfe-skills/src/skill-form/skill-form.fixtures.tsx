import {
  createSkill,
  deleteSkill,
  getSkill,
  getSkillTree,
  listCategories,
  listFamilies,
  listLanguages,
  listProficiencies,
  listSchemes,
  listSources,
  personasOfSkill,
  rolesOfSkill,
  type SimilarSkill,
  type Skill,
  searchKnowledgeBases,
  searchSkills,
  similarSkills,
  skillNameExists,
  summariseAssessments,
  updateSkill,
} from '@skills-architect/contracts/skills';
import {
  answer,
  aUser,
  type FakeAnswer,
  formActions,
  type PortalOptions,
  renderScreen,
} from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { aRow } from '../skillopedia.fixtures';
import { aSkill, aSummary, aTree, NO_CONTENT } from '../skills.fixtures';
import AddSkill from './add-skill';
import EditSkill from './edit-skill';

const source = (sourceId: number, name: string) => ({
  sourceId,
  source: name,
  allowMultipleMappings: true,
  isAssessmentEnabled: false,
});
const families = [
  { skillFamilyId: 11, skillFamily: 'Finance', skillCategoryId: 1 },
  { skillFamilyId: 21, skillFamily: 'Spreadsheets', skillCategoryId: 2 },
];
/** Names that exist in source 1. */
const TAKEN = 'SQL';

const SIMILAR: SimilarSkill = { ...aSummary(), why: 'alternative name', matched: TAKEN };

/** Listed before `getSkill`, whose path also matches these paths. */
export const LISTS = [
  answer(listCategories, {
    categories: [
      { skillCategoryId: 1, skillCategory: 'Functional Skills' },
      { skillCategoryId: 2, skillCategory: 'Digital Tools' },
    ],
  }),
  answer(listFamilies, ({ query }) => ({
    families: families.filter(({ skillCategoryId }) => query.categoryIds?.includes(skillCategoryId)),
  })),
  answer(listLanguages, { languages: ['en', 'de', 'fr'] }),
  answer(listSources, {
    sources: [source(1, 'Skills Architect'), source(2, 'AI Generated'), source(5, 'Atomic 1.1')],
  }),
  answer(skillNameExists, ({ query }) => ({ exists: query.name === TAKEN && query.sourceId === 1 })),
  answer(similarSkills, ({ query }) => ({
    skills: query.name === TAKEN ? [SIMILAR] : [],
  })),
  answer(searchKnowledgeBases, {
    data: [aRow({ encyclopediaId: 3, name: 'Month-end closing' })],
    total: 1,
  }),
  answer(rolesOfSkill, { roles: [], total: 0 }),
  NO_CONTENT,
  answer(personasOfSkill, { personas: [], total: 0 }),
  answer(getSkillTree, aTree('Budgeting', 'Forecasting')),
  answer(deleteSkill, { done: true }),
  answer(searchSkills, { skills: [], total: 0 }),
  answer(listSchemes, { schemes: [] }),
  answer(listProficiencies, { rev: 0, proficiencies: [] }),
  answer(summariseAssessments, { isAssessmentEnabled: true, schemes: [], total: 0 }),
];

const open = (mode: 'add' | 'edit', path: string, options: PortalOptions) => {
  const shown = renderScreen(mode === 'add' ? <AddSkill /> : <EditSkill />, { manifest, path, ...options });
  return { ...shown, ...formActions(shown) };
};

/** The loaded form for a new skill. */
export const add = async (answers: FakeAnswer[] = [answer(createSkill, aSkill({ skillId: 70 }))]) => {
  const shown = open('add', '/skill/add', { answers: [...answers, ...LISTS] });
  await screen.findByRole('button', { name: 'Add Skill' });
  return shown;
};

/** The form of a skill, for a user of this type. */
export const edit = (
  skill: Skill = aSkill(),
  {
    answers = [],
    path = `/skill/edit/${skill.skillId}`,
    ...options
  }: PortalOptions & { userType?: 2 | 3 | 4; path?: string } = {},
) =>
  open('edit', path, {
    user: aUser({ userType: options.userType ?? 4 }),
    ...options,
    answers: [...answers, ...LISTS, answer(getSkill, skill), answer(updateSkill, { ...skill, rev: skill.rev + 1 })],
  });

/** The loaded form of an existing skill. */
export const ready = () => screen.findByRole('button', { name: 'Update Skill' });

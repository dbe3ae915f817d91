import {
  hasEvaluationAssessment,
  listProficiencies,
  listSchemes,
  type Skill,
  type SkillProficiency,
} from '@skills-architect/contracts/skills';
import { answer, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { aLevel, aSkill } from '../skills.fixtures';
import { SkillLevels } from './skill-levels';
import { useLevelEdit } from './use-level-edit';

const Levels = ({ skill }: { skill: Skill }) => <SkillLevels skill={skill} edit={useLevelEdit(skill)} />;

const scheme = (schemeId: number, levelCount: number, sourceIds: number[]) => ({
  schemeId,
  schemeName: `${levelCount} levels`,
  levelCount,
  sourceIds,
  levels: Array.from({ length: levelCount }, (_, index) => ({
    levelId: schemeId * 10 + index + 1,
    levelNumber: index + 1,
    level: `Level ${index + 1}`,
    description: 'A general text',
  })),
});
const SCHEMES = answer(listSchemes, { schemes: [scheme(1, 3, [1]), scheme(2, 4, [2]), scheme(3, 5, [2])] });
const NO_QUESTIONS = answer(hasEvaluationAssessment, { hasEvaluationAssessment: false });
export const full = (levelNumber: number, overrides: Partial<SkillProficiency> = {}): SkillProficiency => ({
  ...aLevel(levelNumber, overrides),
  knowledge: `Knows ${levelNumber}`,
  ability: '',
  ...overrides,
});
export const LEVELS = [full(1), full(2)];

export const show = (answers: FakeAnswer[] = [], { skill = aSkill(), levels = LEVELS, agree = true } = {}) => {
  const stored = answer(listProficiencies, { rev: 4, proficiencies: levels });
  const shown = renderScreen(<Levels skill={skill} />, {
    agree,
    answers: [...answers, stored, SCHEMES, NO_QUESTIONS],
  });
  return {
    ...shown,
    lastRequest: (method: string) => shown.portal.requests.findLast((request) => request.method === method),
    texts: () => shown.portal.notifications.map(({ text }) => text),
    press: async (name: string) => shown.person.click(await screen.findByRole('button', { name })),
    pick: async (row: string, action: string) => {
      await shown.person.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
      await shown.person.click(await screen.findByRole('menuitem', { name: action }));
    },
  };
};
export const rowNames = async () => {
  const table = within(await screen.findByRole('table', { name: 'Levels of Budgeting' }));
  return table.getAllByRole('rowheader').map((cell) => cell.textContent);
};
export const description = () => screen.getByRole('textbox', { name: 'Description' });

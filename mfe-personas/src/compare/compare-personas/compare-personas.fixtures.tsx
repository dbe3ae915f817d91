import { getClient } from '@skills-architect/contracts/admin';
import {
  exportPersonaComparison,
  getPersona,
  listPersonaGroups,
  listPersonaSkills,
  listPersonas,
  type PersonaSkill,
  savePersonaSkills,
} from '@skills-architect/contracts/personas';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { manifest } from '../../area';
import { aPersona, aSkill } from '../../persona-skills/persona-skills.fixtures';

/** A skill of a compared persona at a level, for tests. */
export const atLevel = (skillId: number, name: string, levelNumber: number, overrides: Partial<PersonaSkill> = {}) =>
  aSkill(skillId, name, { levelNumber, proficiencyId: skillId * 10 + levelNumber, ...overrides });
const SKILLS: Record<number, PersonaSkill[]> = {
  5: [atLevel(1, 'Python', 2), atLevel(2, 'SQL', 3, { skillAddedFrom: 'Skill Match' })],
  6: [atLevel(1, 'Python', 2)],
};
const NAMES: Record<number, string> = { 5: 'Data Engineer', 6: 'Data Analyst' };
/** The saved skills of a compared persona, for tests. */
export const comparedSkills = (personaId: number, rev: number) => ({
  personaId,
  rev,
  skills: SKILLS[personaId] ?? [],
  excludedRoleSkills: [],
});
/** Data Engineer has the id 5, Data Analyst 6. */
export const persona = (personaId: number) => aPersona({ personaId, personaName: NAMES[personaId] });

interface ShowOptions {
  path?: string;
  userType?: 1 | 4;
  /** Answer to confirmation dialogs. */
  agree?: boolean;
  answers?: readonly FakeAnswer[];
}
/** Opens a screen that compares personas. */
export const show = (element: ReactElement, { path, userType = 4, agree = true, answers = [] }: ShowOptions) => {
  const shown = renderScreen(element, {
    manifest,
    path,
    user: aUser({ userType, clients: [1] }),
    agree,
    answers: [
      ...answers,
      answer(getClient, aClient(1)),
      answer(listPersonaGroups, {
        groups: [{ personaGroupId: 1, personaGroupName: 'Data', clientId: 1, personas: 2 }],
      }),
      answer(listPersonas, {
        data: [5, 6].map((personaId) => ({
          ...persona(personaId),
          skills: 2,
          skillsWithLevel: 2,
        })),
        total: 2,
        filteredPersonasCount: 2,
      }),
      answer(listPersonaSkills, ({ params }) => comparedSkills(Number(params.personaId), 3)),
      answer(exportPersonaComparison, 'workbook'),
      answer(savePersonaSkills, ({ params }) => comparedSkills(Number(params.personaId), 4)),
      answer(getPersona, ({ params }) => ({
        ...persona(Number(params.personaId)),
        previousPersonaId: null,
        nextPersonaId: null,
      })),
    ],
  });
  return { ...shown, texts: () => shown.portal.notifications.map(({ text }) => text) };
};
/** The cell of a skill and a persona, by its label. */
export const cell = (name: string) => screen.findByRole('img', { name });

import {
  type AssessedScheme,
  getAssessment,
  listAssessments,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { useQueryState } from '@skills-architect/portal-kit';
import { answer, type FakeAnswer, formActions, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { aSkill } from '../skills.fixtures';
import { anAdaptive, anAssessment, aScheme } from './assessments.fixtures';
import { SkillAssessments } from './skill-assessments';
import { LIST_STATE } from './use-assessment-list';

function Shown({ isReadOnly }: { isReadOnly: boolean }) {
  const [state, change] = useQueryState(LIST_STATE);
  return <SkillAssessments skill={aSkill()} state={state} change={change} isReadOnly={isReadOnly} />;
}

const ALL = [anAssessment({ suggestedBy: { source: 'library' } }), anAdaptive()];
/** The assessments of a skill, with the actions of its tests. */
export const show = (
  answers: FakeAnswer[] = [],
  {
    isReadOnly = false,
    schemes = [aScheme()],
    ...engine
  }: { isReadOnly?: boolean; schemes?: AssessedScheme[]; isEngineConnected?: true } = {},
) => {
  const shown = renderScreen(<Shown isReadOnly={isReadOnly} />, {
    agree: true,
    answers: [
      ...answers,
      answer(summariseAssessments, { isAssessmentEnabled: true, schemes, total: 2, ...engine }),
      answer(listAssessments, ({ query }) => ({
        assessments: ALL.filter(({ type }) => query.assessmentTypeId?.includes(type.assessmentTypeId) ?? true),
        total: 2,
      })),
      answer(
        getAssessment,
        ({ params }) => ALL.find(({ assessmentId }) => assessmentId === params.assessmentId) ?? anAdaptive(),
      ),
    ],
  });
  const actions = formActions(shown);
  return {
    ...shown,
    ...actions,
    select: async (label: string, option: string) => {
      const fields = await screen.findAllByLabelText(new RegExp(`^${label}`));
      // The last match: a dialog's form comes after the list's filters.
      return shown.person.selectOptions(fields.at(-1) ?? document.body, option);
    },
    pressWhenShown: async (name: string) => shown.person.click(await screen.findByRole('button', { name })),
    pick: async (row: string, action: string) => {
      await shown.person.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
      await shown.person.click(await screen.findByRole('menuitem', { name: action }));
    },
  };
};

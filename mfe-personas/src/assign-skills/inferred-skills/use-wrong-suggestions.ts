import {
  type InferredSkill,
  markSuggestionWrong,
  type SuggestedBy,
  unmarkSuggestion,
} from '@skills-architect/contracts/personas';
import { notifyUndoable } from '@skills-architect/library-kit';
import { notify, useChange } from '@skills-architect/portal-kit';
import { suggestedBy } from './inferred-rules';

/** Marks suggestions as wrong for the client of a persona or row, and removes marks. */
export function useWrongSuggestions(skillSubject: string) {
  const marking = useChange(markSuggestionWrong);
  const unmarking = useChange(unmarkSuggestion);
  const params = { skillSubject };
  const unmark = ({ skillId, skillName }: InferredSkill, { names, role }: SuggestedBy) =>
    unmarking
      .run({ params, body: { skillId, names, role } })
      .then(() => notify(`${skillName} is suggested again.`, { variant: 'success' }), notify);
  return {
    isBusy: marking.isRunning || unmarking.isRunning,
    mark: (skill: InferredSkill) => {
      const suggestion = suggestedBy(skill);
      return marking
        .run({ params, body: { skillId: skill.skillId, ...suggestion } })
        .then(
          () =>
            notifyUndoable(`${skill.skillName} is marked as wrong for all personas of this client.`, () =>
              unmark(skill, suggestion),
            ),
          notify,
        );
    },
    unmark,
  };
}
export type WrongSuggestions = ReturnType<typeof useWrongSuggestions>;

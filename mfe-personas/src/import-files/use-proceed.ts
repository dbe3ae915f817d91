import { formatCount, formatNames } from '@skills-architect/contracts/locale';
import { FALLBACK_GROUP, type PersonaImport, proceedImport } from '@skills-architect/contracts/personas';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** Maximum number of names in the question. */
const MAX_NAMED = 5;

interface Groups {
  /** Names of the client roles whose group is a guess. */
  guesses: readonly string[];
  /** Names of the client roles without any guess. */
  withoutGroup: readonly string[];
}

/** Question before guessed or default groups are used; undefined when all groups are stated. */
const buildQuestion = ({ guesses, withoutGroup }: Groups) => {
  const texts = [
    ...(guesses.length
      ? [
          `No group is stated for ${formatNames(guesses, MAX_NAMED)}: the guessed ${guesses.length === 1 ? 'group' : 'groups'} will be used.`,
        ]
      : []),
    ...(withoutGroup.length
      ? [`${formatNames(withoutGroup, MAX_NAMED)} will be in the group “${FALLBACK_GROUP}”.`]
      : []),
  ];
  if (!texts.length) return undefined;
  const title = withoutGroup.length
    ? formatCount(guesses.length + withoutGroup.length, 'group is not stated', 'groups are not stated')
    : formatCount(guesses.length, 'group is a guess', 'groups are guesses');
  return { title, text: texts.join(' '), yes: 'Use and proceed', no: 'Back' };
};

/** Saves the edits and ends the review. Asks only if groups are not stated, because proceeding sets them. */
export function useProceed(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  { save, ...groups }: Groups & { save: () => Promise<boolean> },
) {
  const proceeding = useChange(proceedImport);
  const [isProceeding, setProceeding] = useState(false);

  const proceed = async () => {
    const question = buildQuestion(groups);
    if (question && !(await askConfirm(question))) return;
    setProceeding(true);
    try {
      if (await save()) await proceeding.run({ params: { importTokenId } });
    } catch (failure) {
      notify(failure);
    }
    setProceeding(false);
  };
  return { proceed, isProceeding };
}

import { type PersonaImport, proceedImport } from '@skills-architect/contracts/personas';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { countText } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const listNames = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

/** Ends the review: saves its edits first. Asks only while groups are guesses, because proceeding takes them. */
export function useProceed(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  { save, guesses }: { save: () => Promise<boolean>; guesses: readonly string[] },
) {
  const proceeding = useChange(proceedImport);
  const [isProceeding, setProceeding] = useState(false);

  const askForGuesses = () =>
    askConfirm({
      title: countText(guesses.length, 'group is a guess', 'groups are guesses'),
      text: `No group is stated for ${listNames(guesses)}. Proceed with the guessed ${guesses.length === 1 ? 'group' : 'groups'}?`,
      yes: 'Use and proceed',
      no: 'Back',
    });
  const proceed = async () => {
    if (guesses.length && !(await askForGuesses())) return;
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

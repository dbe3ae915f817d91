import { createImportedPersonas, type PersonaImport } from '@skills-architect/contracts/personas';
import { notify, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** Creates the personas: saves the choices, asks when rows are skipped or become drafts, starts the job. */
export function useCreate({ importTokenId }: Pick<PersonaImport, 'importTokenId'>, save: () => Promise<boolean>) {
  const [isAttempted, setAttempted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const creating = useChange(createImportedPersonas);

  const create = async () => {
    setCreating(true);
    try {
      if (await save()) await creating.run({ params: { importTokenId } });
    } catch (failure) {
      notify(failure);
    }
    setCreating(false);
    setAsking(false);
  };
  /** Asks only if there is something to confirm. */
  const attempt = (created: number, toConfirm: number) => {
    setAttempted(true);
    if (created > 0 && toConfirm === 0) return void create();
    if (created > 0) return setAsking(true);
    notify('Select an industry role for at least one client role first', { variant: 'info' });
  };
  return { isAttempted, isAsking, isCreating, attempt, create, cancel: () => setAsking(false) };
}

import { formatCount } from '@skills-architect/contracts/locale';
import {
  type DeletedPersona,
  type DeletedSelection,
  personaListPath,
  restorePersonas,
} from '@skills-architect/contracts/personas';
import { navigate, notify, useChange, useJobs } from '@skills-architect/portal-kit';

/** Display time of a notification with a link or a longer sentence, in milliseconds. */
const SHOWN_MS = 10_000;

interface RestoreOptions {
  /** The restored persona is on the screen already, so the notification has no link to it. */
  isShown?: boolean;
}

/** Restores deleted personas of a client; the notification that follows leads to them. */
export const useRestorePersonas = (
  clientId: number,
  onRestored: () => void,
  { isShown = false }: RestoreOptions = {},
) => {
  const restore = useChange(restorePersonas);
  const { follow } = useJobs();

  const tellRestored = (count: number, persona: DeletedPersona | undefined) => {
    if (!count) return;
    const path = persona ? `/persona/edit/${persona.personaId}/false` : personaListPath({ clientId });
    notify(count === 1 ? 'Persona restored' : `${formatCount(count, 'persona')} restored`, {
      variant: 'success',
      duration: SHOWN_MS,
      ...(persona && { detail: persona.personaName }),
      ...(!isShown && { action: { label: persona ? 'Open persona' : 'Show personas', run: () => navigate(path) } }),
    });
  };

  return {
    isRestoring: restore.isRunning,
    /** `persona`: the only one that is restored, if it is one. */
    restore: async (selection: DeletedSelection, persona?: DeletedPersona) => {
      try {
        const { restored, notRestored, jobToken } = await restore.run({ query: { clientId }, body: selection });
        onRestored();
        // Many personas are restored by a job, whose card shows the result.
        if (jobToken !== undefined) return void (await follow(jobToken));
        tellRestored(restored, persona);
        if (notRestored !== undefined) notify(notRestored, { variant: 'warning', duration: SHOWN_MS });
      } catch (error) {
        notify(error, { duration: SHOWN_MS });
      }
    },
  };
};

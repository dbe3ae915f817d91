import { formatWhen } from '@skills-architect/contracts/locale';
import { type DeletedPersona, listDeletedPersonas } from '@skills-architect/contracts/personas';
import { type CallResult, useCall } from '@skills-architect/portal-kit';

/** Who deleted a persona and when: 'Driver was deleted just now by Ada Park.' */
export const describeDeletion = ({ personaName, deletedAt, deletedBy }: DeletedPersona): string =>
  `${personaName} was deleted ${formatWhen(deletedAt)} by ${deletedBy}.`;

/**
 * The deletion of a persona that can no longer be read; undefined while it can, and if it cannot be restored any more.
 */
export const useDeletion = (
  clientId: number | undefined,
  personaId: number,
  { error }: Pick<CallResult<unknown>, 'error'>,
) => {
  const isGone = error?.code === 'not-found';
  const query = isGone && clientId !== undefined ? { clientId, personaId, pagesize: 1 } : undefined;
  const { data } = useCall(listDeletedPersonas, query && { query });
  return { isGone, deletion: isGone ? data?.personas[0] : undefined };
};

import { formatWhen } from '@skills-architect/contracts/locale';
import { type DeletedPersona, listDeletedPersonas } from '@skills-architect/contracts/personas';
import { type CallResult, useCall } from '@skills-architect/portal-kit';

/** Who deleted a persona and when: 'Driver was deleted just now by Ada Park.' */
export const describeDeletion = ({ personaName, deletedAt, deletedBy }: DeletedPersona): string =>
  `${personaName} was deleted ${formatWhen(deletedAt)} by ${deletedBy}.`;

/** What is known of the deletion of a persona that can no longer be read. */
export interface FoundDeletion {
  isGone: boolean;
  /** Undefined while the persona can be read, and if it cannot be restored any more. */
  deletion: DeletedPersona | undefined;
  /** The call that looks for the deletion. */
  search: Pick<CallResult<unknown>, 'data' | 'error' | 'retry' | 'isRefreshing'>;
}

/** Looks for the deletion of a persona whose read failed because it is gone. */
export const useDeletion = (
  clientId: number | undefined,
  personaId: number,
  { error }: Pick<CallResult<unknown>, 'error'>,
): FoundDeletion => {
  const isGone = error?.code === 'not-found';
  const query = isGone && clientId !== undefined ? { clientId, personaId, pagesize: 1 } : undefined;
  const search = useCall(listDeletedPersonas, query && { query });
  return { isGone, deletion: isGone ? search.data?.personas[0] : undefined, search };
};

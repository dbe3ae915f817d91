import { clientFilter } from '../personas/persona-filter';
import type { PersonaStores } from '../personas/write-persona';
import type { DepartmentCounts } from './department-counts';

/** Says that a client without figures has personas: the first count has not reached them yet. */
export const isBeingCounted = async (
  { personas }: Pick<PersonaStores, 'personas'>,
  clientId: number,
  departments: readonly DepartmentCounts[],
): Promise<{ isBeingCounted?: true }> => {
  const isMissing = !departments.length && (await personas.model.exists(clientFilter(clientId))) !== null;
  return isMissing ? { isBeingCounted: true } : {};
};

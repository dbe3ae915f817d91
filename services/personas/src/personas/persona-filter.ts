import type { PersonaSelection } from '@skills-architect/contracts/personas';
import { searchFilter } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { PersonaDocument } from './persona-document';

export interface ListFilter {
  searchString?: string | undefined;
  personaGroupId?: number[] | undefined;
  unmatched?: boolean | undefined;
}

/** Filter for a client's personas by search text and departments, or by a missing industry role. */
export const listFilter = (
  clientId: number,
  { searchString, personaGroupId, unmatched }: ListFilter,
): QueryFilter<PersonaDocument> => ({
  clientId,
  deletedAt: null,
  ...searchFilter(searchString),
  ...(personaGroupId?.length && { personaGroupId: { $in: personaGroupId } }),
  ...(unmatched && { industryRoleId: null }),
});

/** Filter for the personas of a bulk call; ids of other clients' personas match nothing. */
export const selectionFilter = (clientId: number, selection: PersonaSelection): QueryFilter<PersonaDocument> => {
  if ('ids' in selection) return { clientId, deletedAt: null, _id: { $in: selection.ids.map(Number) } };
  const { searchString, personaGroupId, unmatched } = selection.filter;
  return {
    ...listFilter(clientId, { searchString, personaGroupId: personaGroupId?.map(Number), unmatched }),
    ...(selection.except.length && { _id: { $nin: selection.except.map(Number) } }),
  };
};

import type { ApprovalFilter, OverviewFilter, PersonaSelection } from '@skills-architect/contracts/personas';
import { searchFilter } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { PersonaProfiles } from '../overview/persona-profiles';
import { createdBy } from './import-key';
import type { PersonaDocument } from './persona-document';

export interface ListFilter extends OverviewFilter {
  searchString?: string | undefined;
  personaGroupId?: number[] | undefined;
  unmatched?: boolean | undefined;
  approval?: ApprovalFilter | undefined;
  importTokenId?: string | undefined;
}
type Profiles = Pick<PersonaProfiles, 'findIds' | 'byApproval'>;

/** Filter for all personas of a client. */
export const clientFilter = (clientId: number): QueryFilter<PersonaDocument> => ({ clientId, deletedAt: null });

/**
 * Filter for a client's personas by search text, departments, a missing industry role, the import that created them,
 * what profiles have, and approval by this user.
 */
export const listFilter = async (
  profiles: Profiles,
  clientId: number,
  filter: ListFilter,
  userId: number,
): Promise<QueryFilter<PersonaDocument>> => {
  const { searchString, personaGroupId, unmatched, importTokenId } = filter;
  const ids = await profiles.findIds(clientId, filter);
  const byApproval = filter.approval && (await profiles.byApproval(clientId, filter.approval, userId));
  const bySearch = searchFilter(searchString);
  return {
    ...clientFilter(clientId),
    ...bySearch,
    ...(personaGroupId?.length && { personaGroupId: { $in: personaGroupId } }),
    ...(unmatched && { industryRoleId: null }),
    ...(importTokenId && createdBy(importTokenId)),
    ...(ids && { _id: { $in: ids } }),
    ...(byApproval && { $and: [...(bySearch.$and ?? []), byApproval] }),
  };
};

/** Filter for the personas of a bulk call; ids of other clients' personas match nothing. */
export const selectionFilter = async (
  profiles: Profiles,
  clientId: number,
  selection: PersonaSelection,
  userId: number,
): Promise<QueryFilter<PersonaDocument>> => {
  if ('ids' in selection) return { ...clientFilter(clientId), _id: { $in: selection.ids.map(Number) } };
  const { personaGroupId, skillId, ...rest } = selection.filter;
  const wanted = {
    ...rest,
    personaGroupId: personaGroupId?.map(Number),
    ...(skillId !== undefined && { skillId: Number(skillId) }),
  };
  const filter = await listFilter(profiles, clientId, wanted, userId);
  const except = selection.except.map(Number);
  return except.length ? { $and: [filter, { _id: { $nin: except } }] } : filter;
};

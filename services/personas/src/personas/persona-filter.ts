import type { OverviewFilter, PersonaSelection } from '@skills-architect/contracts/personas';
import { searchFilter } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { PersonaProfiles } from '../overview/persona-profiles';
import type { PersonaDocument } from './persona-document';

export interface ListFilter extends OverviewFilter {
  searchString?: string | undefined;
  personaGroupId?: number[] | undefined;
  unmatched?: boolean | undefined;
}
type Profiles = Pick<PersonaProfiles, 'findIds'>;

/** Filter for all personas of a client. */
export const clientFilter = (clientId: number): QueryFilter<PersonaDocument> => ({ clientId, deletedAt: null });

/** Filter for a client's personas by search text, departments, a missing industry role, and what profiles have. */
export const listFilter = async (
  profiles: Profiles,
  clientId: number,
  filter: ListFilter,
): Promise<QueryFilter<PersonaDocument>> => {
  const { searchString, personaGroupId, unmatched } = filter;
  const ids = await profiles.findIds(clientId, filter);
  return {
    ...clientFilter(clientId),
    ...searchFilter(searchString),
    ...(personaGroupId?.length && { personaGroupId: { $in: personaGroupId } }),
    ...(unmatched && { industryRoleId: null }),
    ...(ids && { _id: { $in: ids } }),
  };
};

/** Filter for the personas of a bulk call; ids of other clients' personas match nothing. */
export const selectionFilter = async (
  profiles: Profiles,
  clientId: number,
  selection: PersonaSelection,
): Promise<QueryFilter<PersonaDocument>> => {
  if ('ids' in selection) return { ...clientFilter(clientId), _id: { $in: selection.ids.map(Number) } };
  const { personaGroupId, skillId, ...rest } = selection.filter;
  const filter = await listFilter(profiles, clientId, {
    ...rest,
    personaGroupId: personaGroupId?.map(Number),
    ...(skillId !== undefined && { skillId: Number(skillId) }),
  });
  const except = selection.except.map(Number);
  return except.length ? { $and: [filter, { _id: { $nin: except } }] } : filter;
};

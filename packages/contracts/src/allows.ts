import type { AreaId } from './area';
import type { UserType } from './user-types';

/** Who may do something, and which areas it belongs to; it stays as long as one of them is on. */
export interface Rule {
  types: readonly UserType[] | 'anyone';
  areas?: readonly (AreaId | 'shell')[];
}

/** The one predicate for tile, menu entry, route and call. `areas` are the ids of the areas that are on. */
export const allows = (rule: Rule, user: { userType: UserType } | undefined, areas: readonly AreaId[]): boolean => {
  if (rule.areas && !rule.areas.some((area) => area === 'shell' || areas.includes(area))) return false;
  if (rule.types === 'anyone') return true;
  return user !== undefined && rule.types.includes(user.userType);
};

import type { AreaId } from './area';
import type { UserType } from './user-types';

/** User types allowed to do something, and the areas it belongs to; available while at least one of them is on. */
export interface Rule {
  types: readonly UserType[] | 'anyone';
  areas?: readonly (AreaId | 'shell')[];
}

/** The single permission check for tile, menu entry, route and call. `areas`: ids of the areas that are on. */
export const allows = (rule: Rule, user: { userType: UserType } | undefined, areas: readonly AreaId[]): boolean => {
  if (rule.areas && !rule.areas.some((area) => area === 'shell' || areas.includes(area))) return false;
  if (rule.types === 'anyone') return true;
  return user !== undefined && rule.types.includes(user.userType);
};

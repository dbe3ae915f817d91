import {
  type AreaId,
  allows as allowsRule,
  matchRoute,
  type RegisteredArea,
  type Rule,
} from '@skills-architect/contracts';
import { useSessionStore } from '../session/session-store';
import { useAreaStore } from './area-store';

/** The builds of the areas that are on; follows a switch in an open session. */
export const useRegisteredAreas = (): readonly RegisteredArea[] => useAreaStore((state) => state.on);

/** What an area may know of the others. */
export interface AreaAccess {
  /** Ids of the areas that are on. */
  on: readonly AreaId[];
  /** Whether a rule (of a call, a tile, a menu entry) holds for the signed-in user and the areas that are on. */
  allows(rule: Rule): boolean;
  /** Whether the signed-in user can go to this path: some area that is on has it, and the user's type is allowed. */
  reaches(path: string): boolean;
}

/**
 * Which areas are on and what the user may reach in them; follows a switch in an open session.
 * @example const { reaches } = useAreas(); return reaches('/role') ? <Link to="/role">Roles</Link> : <>Roles</>
 */
export function useAreas(): AreaAccess {
  const areas = useRegisteredAreas();
  const user = useSessionStore((state) => state.user);
  const manifests = areas.map((area) => area.manifest);
  const on = manifests.map((manifest) => manifest.id);
  const allows = (rule: Rule) => allowsRule(rule, user, on);
  return {
    on,
    allows,
    reaches: (path) => {
      if (path === '/') return true;
      const found = matchRoute(path, manifests);
      return found !== undefined && allows({ types: found.route.types });
    },
  };
}

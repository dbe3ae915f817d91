import {
  type AreaId,
  allows as allowsRule,
  matchRoute,
  type RegisteredArea,
  type Rule,
} from '@skills-architect/contracts';
import { useSessionStore } from '../session/session-store';
import { useAreaStore } from './area-store';

/** The builds of the areas that are on; updates when areas are switched during the session. */
export const useRegisteredAreas = (): readonly RegisteredArea[] => useAreaStore((state) => state.on);

/** Which other areas and paths an area can link to. */
export interface AreaAccess {
  /** Ids of the areas that are on. */
  on: readonly AreaId[];
  /** Whether a rule (of a call, tile or menu entry) allows the signed-in user, given the areas that are on. */
  allows(rule: Rule): boolean;
  /**
   * Whether the signed-in user can open this path: an area that is on has the route, and the user's type is allowed.
   */
  reaches(path: string): boolean;
}

/**
 * Which areas are on and what the user can reach in them; updates when areas are switched during the session.
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

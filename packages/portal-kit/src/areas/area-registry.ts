import {
  type AreaId,
  allows as allowsRule,
  type RegisteredArea,
  type Rule,
  routeOf,
} from '@skills-architect/contracts';
import { create } from 'zustand';
import { useSessionStore } from '../session/session-store';

interface Registry {
  /** False until the registry has been read once. */
  known: boolean;
  areas: readonly RegisteredArea[];
}

/** The areas that are on, as the server listed them. */
export const useRegistry = create<Registry>(() => ({ known: false, areas: [] }));

export const findVersion = (id: AreaId): string =>
  useRegistry.getState().areas.find((area) => area.manifest.id === id)?.version ?? '';

/** What an area may know of the others. */
export interface Areas {
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
export function useAreas(): Areas {
  const areas = useRegistry((state) => state.areas);
  const user = useSessionStore((state) => state.user);
  const manifests = areas.map((area) => area.manifest);
  const on = manifests.map((manifest) => manifest.id);
  const allows = (rule: Rule) => allowsRule(rule, user, on);
  return {
    on,
    allows,
    reaches: (path) => {
      if (path === '/') return true;
      const found = routeOf(path, manifests);
      return found !== undefined && allows({ types: found.route.types });
    },
  };
}

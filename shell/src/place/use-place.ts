import { useLocation } from '@skills-architect/portal-kit';
import { useRegistry, useSessionStore } from '@skills-architect/portal-kit/host';
import { useStaying } from '../areas/staying';
import { type Place, placeOf } from './place-of';

/** What stands at the present path; follows moves, the session and the areas' switches. */
export function usePlace(): Place {
  const { pathname } = useLocation();
  useSessionStore((state) => state.user);
  useRegistry((state) => state.areas);
  useStaying((state) => state.area);
  return placeOf(pathname);
}

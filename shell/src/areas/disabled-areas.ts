import type { AreaId } from '@skills-architect/contracts';

const PARAMETER = 'disable-areas';

/**
 * Areas that the address disables by `?disable-areas=a,b`, a way into a portal that an area has broken. It lasts until
 * the page is reloaded without it.
 */
export const readDisabledAreas = (search: string): ReadonlySet<AreaId> => {
  const named = new URLSearchParams(search).getAll(PARAMETER).flatMap((ids) => ids.split(','));
  return new Set(named.map((id) => id.trim()).filter(Boolean));
};

/** The same address without disabling this area; other disabled areas stay so. */
export const addressWith = (id: AreaId, disabled: ReadonlySet<AreaId>, { pathname, search }: Location): string => {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  const rest = [...disabled].filter((other) => other !== id);
  if (rest.length) query.set(PARAMETER, rest.join(','));
  return query.size ? `${pathname}?${query}` : pathname;
};

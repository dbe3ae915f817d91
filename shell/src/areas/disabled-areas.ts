import type { AreaId } from '@skills-architect/contracts';

const PARAMETER = 'disable-areas';

/**
 * Areas that the address disables by `?disable-areas=a,b`, so that a portal broken by an area can still be opened. It
 * lasts until the page is reloaded without the parameter.
 */
export const readDisabledAreas = (search: string): ReadonlySet<AreaId> => {
  const ids = new URLSearchParams(search).getAll(PARAMETER).flatMap((ids) => ids.split(','));
  return new Set(ids.map((id) => id.trim()).filter(Boolean));
};

/** The same address without disabling this area; other disabled areas stay disabled. */
export const addressEnabling = (id: AreaId, disabled: ReadonlySet<AreaId>, { pathname, search }: Location): string => {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  const stillDisabled = [...disabled].filter((other) => other !== id);
  if (stillDisabled.length) query.set(PARAMETER, stillDisabled.join(','));
  return query.size ? `${pathname}?${query}` : pathname;
};

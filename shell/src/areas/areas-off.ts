import type { AreaId, AreaManifest, AreaOff } from '@skills-architect/contracts';
import { useRegistry } from '@skills-architect/portal-kit/host';

/** Areas that pages are not given, and those that were on since the page was opened: who comes to a place of theirs is told why. */
const seen = new Map<string, AreaOff>();
useRegistry.subscribe(({ areas }) => {
  for (const { manifest } of areas) seen.set(manifest.id, manifest);
});

/** Those that nobody switched off: their build cannot be used at the moment. */
let missing: ReadonlySet<AreaId> = new Set();

/** What the registry said last of the areas that it does not give to pages. */
export const rememberOff = (off: readonly AreaOff[], withoutBuild: readonly AreaOff[]): void => {
  for (const area of [...off, ...withoutBuild]) seen.set(area.id, area);
  missing = new Set(withoutBuild.map(({ id }) => id));
};

export const isMissing = (id: AreaId): boolean => missing.has(id);

export const manifestsOff = (): AreaManifest[] => {
  const on = new Set(useRegistry.getState().areas.map((area) => area.manifest.id));
  return [...seen.values()].filter(({ id }) => !on.has(id)).map((area) => ({ ...area, menu: [], tiles: [] }));
};

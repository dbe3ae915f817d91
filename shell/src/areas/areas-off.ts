import type { AreaManifest, AreaOff } from '@skills-architect/contracts';
import { useRegistry } from '@skills-architect/portal-kit/host';

/** Areas that are off, and those that were on since the page was opened: who comes to a place of theirs is told so. */
const seen = new Map<string, AreaOff>();
useRegistry.subscribe(({ areas }) => {
  for (const { manifest } of areas) seen.set(manifest.id, manifest);
});

export const rememberOff = (areas: readonly AreaOff[]): void => {
  for (const area of areas) seen.set(area.id, area);
};

export const manifestsOff = (): AreaManifest[] => {
  const on = new Set(useRegistry.getState().areas.map((area) => area.manifest.id));
  return [...seen.values()].filter(({ id }) => !on.has(id)).map((area) => ({ ...area, menu: [], tiles: [] }));
};

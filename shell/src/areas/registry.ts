import type { AreaManifest } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { request } from '@skills-architect/portal-kit';
import { useRegistry } from '@skills-architect/portal-kit/host';

/** Manifests of areas that were on since the page was opened: who stands in one that goes off is told so. */
const seen = new Map<string, AreaManifest>();
useRegistry.subscribe(({ areas }) => {
  for (const { manifest } of areas) seen.set(manifest.id, manifest);
});

export const formerManifests = (): AreaManifest[] => {
  const on = new Set(useRegistry.getState().areas.map((area) => area.manifest.id));
  return [...seen.values()].filter((manifest) => !on.has(manifest.id));
};

/** Reads which areas are on. */
export const readAreas = async (): Promise<void> => {
  const { areas, skipped } = await request(listAreas, {});
  for (const { id, reason } of skipped) console.warn(`The area ${id} was left out: ${reason}`);
  useRegistry.setState({ known: true, areas });
};

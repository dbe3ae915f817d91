import type { AreaId } from '@skills-architect/contracts';
import { type AreaTrouble, reportAreaTrouble } from '@skills-architect/contracts/portal';
import { request } from '@skills-architect/portal-kit';
import { useAreaFailures, useRegistry } from '@skills-architect/portal-kit/host';

/** Tells the portal, for those who rule the areas; whoever works here has the panel and hears nothing of it. */
export const tellTrouble = (id: AreaId, version: string, kind: AreaTrouble): void => {
  request(reportAreaTrouble, { params: { area: id }, body: { version, kind } }).catch((error: unknown) =>
    console.warn(`The trouble with the area ${id} could not be reported`, error),
  );
};

const listedVersion = (id: AreaId) => useRegistry.getState().areas.find(({ manifest }) => manifest.id === id)?.version;

/**
 * Reports areas that do not arrive or break, each once as long as it has failed; `heldVersion` is that of the code which the page
 * works with, and may be another one than the portal's by now.
 */
export const watchTroubles = (loadedVersion: (id: AreaId) => string | undefined): (() => void) =>
  useAreaFailures.subscribe((now, before) => {
    for (const [id, failure] of Object.entries(now)) {
      if (!failure || before[id]) continue;
      const version = loadedVersion(id) ?? listedVersion(id);
      if (version && (failure.kind === 'unreachable' || failure.kind === 'crashed'))
        tellTrouble(id, version, failure.kind);
    }
  });

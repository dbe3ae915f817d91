import type { AreaId } from '@skills-architect/contracts';
import { type AreaTrouble, reportAreaTrouble } from '@skills-architect/contracts/portal';
import { request } from '@skills-architect/portal-kit';
import { type AreaEntry, currentBuild, useAreaStore } from '@skills-architect/portal-kit/host';

/** Reports a problem to the Super Users. Failures are ignored: this user already sees the panel. */
export const reportAreaFailure = (id: AreaId, version: string, kind: AreaTrouble): void => {
  request(reportAreaTrouble, { params: { area: id }, body: { version, kind } }).catch((error: unknown) =>
    console.warn(`The problem with the area ${id} could not be reported`, error),
  );
};

const isFailed = (entry: AreaEntry | undefined) => entry?.state.is === 'failed' || entry?.state.is === 'incompatible';

/** Whether the page began with a screen of an area, and not with the landing page or the login. */
const startsInArea = !['/', '/login'].includes(window.location.pathname);

/** Reports that an area was opened. The code for it is fetched only then: the landing page needs none. */
export const reportAreaOpened = (id: AreaId, version: string): void => {
  import('./area-use-reports').then(
    ({ reportOpened }) => reportOpened({ id, version }, startsInArea),
    (error: unknown) => console.warn(`The opening of the area ${id} could not be reported`, error),
  );
};

/** Reports areas that fail to load or crash, once per failure. */
export const watchAreaFailures = (): (() => void) =>
  useAreaStore.subscribe(({ entries }, before) => {
    for (const [id, entry] of Object.entries(entries)) {
      if (entry?.state.is !== 'failed' || isFailed(before.entries[id])) continue;
      const version = currentBuild(entry)?.version;
      const { kind } = entry.state.failure;
      if (version && (kind === 'unreachable' || kind === 'crashed')) reportAreaFailure(id, version, kind);
    }
  });

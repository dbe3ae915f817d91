import { allows, byNewest, type RegisteredArea } from '@skills-architect/contracts';
import { notify } from '@skills-architect/portal-kit';
import { useSessionStore, withdrawNotification } from '@skills-architect/portal-kit/host';
import { loadedVersion } from './area-loader';
import { page } from './stale-reload';

const SHOWN_FOR_MS = 60_000;

const describeChange = ({ manifest: { title }, version }: RegisteredArea, former: string) =>
  byNewest(version, former) < 0
    ? `A new version of ${title} is there.`
    : `${title} has been taken back to version ${version}.`;

const isFor = ({ manifest }: RegisteredArea) => {
  const { user } = useSessionStore.getState();
  return manifest.routes.some(({ types }) => allows({ types }, user, []));
};

/** What was last said of each area, and of which version. */
const told = new Map<string, { text: string; version: string }>();

/** Takes away what is said of versions that are not in use any more: they would contradict each other side by side. */
const takeBack = (areas: readonly RegisteredArea[]) => {
  for (const [id, { text, version }] of told) {
    if (areas.some((area) => area.manifest.id === id && area.version === version)) continue;
    told.delete(id);
    withdrawNotification(text);
  }
};

/**
 * Offers another version of an area to the people who may go there and hold the code of a former one; nobody is made to take
 * it at once. All others are given the new one when they first come there, and need not hear of it.
 */
export const tellNewVersions = (former: readonly RegisteredArea[], areas: readonly RegisteredArea[]): void => {
  takeBack(areas);
  for (const area of areas) {
    const before = former.find(({ manifest }) => manifest.id === area.manifest.id);
    const loaded = loadedVersion(area.manifest.id);
    if (!before || before.version === area.version || !loaded || !isFor(area)) continue;
    // Taken back to what the page has anyway.
    if (loaded === area.version) continue;
    const text = describeChange(area, before.version);
    told.set(area.manifest.id, { text, version: area.version });
    notify(text, { variant: 'info', duration: SHOWN_FOR_MS, action: { label: 'Reload', run: () => page.reload() } });
  }
};

import { type AreaId, allows, type RegisteredArea } from '@skills-architect/contracts';
import { notify } from '@skills-architect/portal-kit';
import { findArea, useSessionStore, withdrawNotification } from '@skills-architect/portal-kit/host';
import compare from 'semver/functions/compare.js';
import { page } from './stale-reload';

const SHOWN_FOR_MS = 60_000;

const describeChange = ({ manifest: { title }, version }: RegisteredArea, formerVersion: string) =>
  compare(version, formerVersion) > 0
    ? `A new version of ${title} is available.`
    : `${title} was rolled back to version ${version}.`;

const isForUser = ({ manifest }: RegisteredArea) => {
  const { user } = useSessionStore.getState();
  return manifest.routes.some(({ types }) => allows({ types }, user, []));
};

/**
 * Returns a function that offers a new version of an area to its users whose page runs an older one. It is never
 * forced. Notices about versions no longer in use are removed, because they would contradict the new one.
 */
export const createVersionNotices = () => {
  const notices = new Map<AreaId, { text: string; version: string }>();

  const withdrawOld = (areas: readonly RegisteredArea[]) => {
    for (const [id, { text, version }] of notices) {
      if (areas.some((area) => area.manifest.id === id && area.version === version)) continue;
      notices.delete(id);
      withdrawNotification(text);
    }
  };

  return (formerAreas: readonly RegisteredArea[], areas: readonly RegisteredArea[]): void => {
    withdrawOld(areas);
    for (const area of areas) {
      const { id } = area.manifest;
      const previousBuild = formerAreas.find(({ manifest }) => manifest.id === id);
      const loaded = findArea(id)?.loaded?.version;
      if (!previousBuild || previousBuild.version === area.version || !loaded || !isForUser(area)) continue;
      // The page already runs the version that is listed again after a rollback.
      if (loaded === area.version) continue;
      const text = describeChange(area, previousBuild.version);
      notices.set(id, { text, version: area.version });
      notify(text, { variant: 'info', duration: SHOWN_FOR_MS, action: { label: 'Reload', run: () => page.reload() } });
    }
  };
};

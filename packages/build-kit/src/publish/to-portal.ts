import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_PREFIX, fillPath } from '@skills-architect/contracts';
import { listManagedAreas, login, type ManagedArea, publishArea } from '@skills-architect/contracts/portal';
import { zipSync } from 'fflate';
import compareBuild from 'semver/functions/compare-build.js';
import { UserError } from '../user-error';
import { readCredentials } from './credentials';
import { readAnswer, signIn } from './sign-in';
import type { PublishTarget } from './target';

/** A gateway that does not list an accepted version by then never will; a busy one needs a while for its files. */
const LIVE_WITHIN_MS = 5 * 60_000;

/** Between two looks: each asks all parts of all areas for their health. */
const PAUSE_MS = { first: 200, longest: 2000 };

const zipFolder = async (folder: string): Promise<Uint8Array<ArrayBuffer>> => {
  const there = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = there.filter((dirent) => dirent.isFile()).map((dirent) => path.join(dirent.parentPath, dirent.name));
  const entries = files.map(async (file) => {
    const name = path.relative(folder, file).split(path.sep).join('/');
    return [name, new Uint8Array(await readFile(file))] as const;
  });
  return new Uint8Array(zipSync(Object.fromEntries(await Promise.all(entries))));
};

/** Why an accepted version will not be used, as the end of a sentence; undefined if it will. */
export const unusedReason = (
  { on, pinned, byFile, version: inUse }: Pick<ManagedArea, 'on' | 'pinned' | 'byFile' | 'version'>,
  version: string,
): string | undefined => {
  if (!on) return 'was added; a Super User can switch the area on in Feature Areas';
  if (pinned) return `was added; the area is pinned to version ${pinned} in Feature Areas`;
  if (byFile && byFile !== version) return `was added; the deployment file asks for version ${byFile}`;
  return inUse && compareBuild(inUse, version) > 0
    ? `was added; version ${inUse}, which is newer, is in use`
    : undefined;
};

/** A running portal, with the access token or the Super User credentials of the environment. */
export const portalTarget = async (portal: string, id: string, environment = process.env): Promise<PublishTarget> => {
  const { PORTAL_TOKEN: token } = environment;
  const toUrl = (path: string) => `${portal.replace(/\/$/, '')}${API_PREFIX}${path}`;
  const headers = token
    ? { authorization: `Bearer ${token}` }
    : await signIn(portal, toUrl(login.path), readCredentials(portal, environment));

  const findManagedArea = async () => {
    const { areas } = listManagedAreas.answer.parse(
      await readAnswer(await fetch(toUrl(listManagedAreas.path), { headers })),
    );
    return areas.find(({ area }) => area === id);
  };

  return {
    isRemote: true,
    versions: async () => (await findManagedArea())?.versions.map(({ version }) => version) ?? [],
    // Waits until the version is in use.
    async publish(built, version) {
      const form = new FormData();
      form.append('file', new Blob([await zipFolder(built)]), `${id}-${version}.zip`);
      await readAnswer(
        await fetch(toUrl(fillPath(publishArea, { area: id })), { method: 'POST', headers, body: form }),
      );
      let pauseMs = PAUSE_MS.first;
      for (const until = Date.now() + LIVE_WITHIN_MS; ; await sleep(pauseMs)) {
        pauseMs = Math.min(PAUSE_MS.longest, pauseMs * 1.5);
        const area = await findManagedArea();
        // With several gateways, the answering one may not know the version yet.
        const isKnown = area?.versions.some((build) => build.version === version);
        const reason = isKnown && area && unusedReason(area, version);
        if (reason) return reason;
        if (area?.on && area.version === version) return 'is live';
        if (Date.now() > until) throw new UserError(`Version ${version} was accepted but is not in use.`);
      }
    },
  };
};

import { API_PREFIX, type RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { readManifest, readNeeds, toScope } from '../area-build';

/** An area's folder and id. */
export interface LocalArea {
  dir: string;
  id: string;
}

const VERSION = 'dev';
export const REGISTRY_PATH = `${API_PREFIX}${listAreas.path}`;
export const toPublicPath = (id: string): string => `/apps/${id}/${VERSION}/`;

export const readLocalArea = async (dir: string): Promise<LocalArea> => ({ dir, id: (await readManifest(dir)).id });

export const readTitle = async ({ dir }: LocalArea): Promise<string> => (await readManifest(dir)).title;

const toRegisteredArea = async ({ dir, id }: LocalArea): Promise<RegisteredArea> => ({
  manifest: await readManifest(dir),
  version: VERSION,
  needs: readNeeds(dir),
  integrity: {},
  entry: `${toPublicPath(id)}mf-manifest.json`,
  scope: toScope(id),
});

/**
 * The portal's registry with local areas replacing deployed ones; local areas are on even if they are off in the
 * portal.
 */
export const withLocal = async <R extends { areas: RegisteredArea[] }>(registry: R, local: readonly LocalArea[]) => ({
  ...registry,
  areas: [
    ...registry.areas.filter(({ manifest }) => !local.some(({ id }) => id === manifest.id)),
    ...(await Promise.all(local.map(toRegisteredArea))),
  ],
});

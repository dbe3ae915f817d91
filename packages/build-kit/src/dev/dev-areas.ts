import { API_PREFIX, type RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { manifestOf, needsOf, scopeOf } from '../area-build';

/** An area's folder and its id. */
export interface LocalArea {
  dir: string;
  id: string;
}

const VERSION = 'dev';
export const REGISTRY_PATH = `${API_PREFIX}${listAreas.path}`;
export const publicPathOf = (id: string): string => `/apps/${id}/${VERSION}/`;

export const localArea = async (dir: string): Promise<LocalArea> => ({ dir, id: (await manifestOf(dir)).id });

export const titleOf = async ({ dir }: LocalArea): Promise<string> => (await manifestOf(dir)).title;

const registered = async ({ dir, id }: LocalArea): Promise<RegisteredArea> => ({
  manifest: await manifestOf(dir),
  version: VERSION,
  needs: needsOf(dir),
  integrity: {},
  entry: `${publicPathOf(id)}mf-manifest.json`,
  scope: scopeOf(id),
});

/** The portal's registry with the areas under development in the place of its own, on even where the portal has them off. */
export const withLocal = async <R extends { areas: RegisteredArea[] }>(registry: R, local: readonly LocalArea[]) => ({
  ...registry,
  areas: [
    ...registry.areas.filter(({ manifest }) => !local.some(({ id }) => id === manifest.id)),
    ...(await Promise.all(local.map(registered))),
  ],
});

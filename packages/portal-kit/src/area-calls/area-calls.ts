import type { AreaCall, AreaManifest } from '@skills-architect/contracts';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { findDependencies } from '../calls/cache';
import { readJson, send } from '../calls/http-client';
import { toQuery } from '../calls/input';

/** The calls of one kind that the user may make in the areas that are on. */
export function useAreaCalls<C extends AreaCall>(select: (manifest: AreaManifest) => C | undefined): C[] {
  const { allows } = useAreas();
  return useRegisteredAreas().flatMap(({ manifest }) => {
    const areaCall = select(manifest);
    return areaCall && allows({ types: areaCall.types, areas: [manifest.id] }) ? [areaCall] : [];
  });
}

/** The cached query of such a call; its path says what it answers. */
export const areaQuery = <A>(
  { path, follows }: Pick<AreaCall, 'path' | 'follows'>,
  input: Record<string, unknown>,
) => ({
  queryKey: ['shell', path, input],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    readJson<A>(await send({ method: 'GET', path, query: toQuery(input), signal })),
  meta: findDependencies({ path, ...(follows && { follows }) }),
});

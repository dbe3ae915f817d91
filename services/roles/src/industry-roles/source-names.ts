import { listSources } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';

/** Reads the names of sources by id. */
export type SourceNames = () => Promise<ReadonlyMap<number, string>>;

export const sourceNames = (kit: ServiceKit): SourceNames =>
  kit.cached(['sources'], async () => {
    const { sources } = await kit.peer(listSources, {});
    return new Map(sources.map(({ sourceId, source }) => [sourceId, source]));
  });

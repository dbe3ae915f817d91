import { listSources } from '@skills-architect/contracts/skills';
import type { Identity, ServiceKit } from '@skills-architect/service-kit';

/** Reads what sources are called, by id. */
export type SourceNames = (context: { identity?: Identity; request?: { id: string } }) => Promise<Map<number, string>>;

export const sourceNames =
  (kit: ServiceKit): SourceNames =>
  async ({ identity, request }) => {
    const { sources } = await kit.peer(listSources, {}, { identity, ...(request && { requestId: request.id }) });
    return new Map(sources.map(({ sourceId, source }) => [sourceId, source]));
  };

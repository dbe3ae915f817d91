import { listSources } from '@skills-architect/contracts/skills';
import type { SourceLanguages } from '@skills-architect/library-service-kit';
import { isUnavailable, type ServiceKit } from '@skills-architect/service-kit';

/**
 * Reads the languages of sources that are in another one than English, by id. It throws while their service is away: what is stored
 * must not take texts in another language for English ones.
 */
export const sourceLanguages = (kit: ServiceKit): SourceLanguages =>
  kit.cached(['sources'], async () => {
    const { sources } = await kit.peer(listSources, {});
    return new Map(sources.flatMap(({ sourceId, language }) => (language ? [[sourceId, language]] : [])));
  });

/** The same for answers, in which it only marks names: none while their service is away. */
export const shownSourceLanguages = (kit: ServiceKit, read: SourceLanguages): SourceLanguages =>
  kit.cached(['sources'], () =>
    read().catch((error: unknown) => (isUnavailable(error) ? new Map() : Promise.reject(error))),
  );

/** Reads the names of sources by id. */
export type SourceNames = () => Promise<ReadonlyMap<number, string>>;

export const sourceNames = (kit: ServiceKit): SourceNames =>
  kit.cached(['sources'], async () => {
    const { sources } = await kit.peer(listSources, {});
    return new Map(sources.map(({ sourceId, source }) => [sourceId, source]));
  });

import { listSources } from '@skills-architect/contracts/skills';
import type { SourceLanguages } from '@skills-architect/library-service-kit';
import { isUnavailable, type ServiceKit } from '@skills-architect/service-kit';

/** How long a service that did not answer in time is not asked again for answers. */
const PAUSE_MS = 10_000;

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
export const shownSourceLanguages = (kit: Pick<ServiceKit, 'now'>, read: SourceLanguages): SourceLanguages => {
  let pausedUntil = 0;
  return async () => {
    if (kit.now().getTime() < pausedUntil) return new Map();
    try {
      return await read();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // Only waiting is costly: a service that cannot be reached is asked again at once.
      if (error.code === 'timeout') pausedUntil = kit.now().getTime() + PAUSE_MS;
      return new Map();
    }
  };
};

/** Reads the names of sources by id. */
export type SourceNames = () => Promise<ReadonlyMap<number, string>>;

export const sourceNames = (kit: ServiceKit): SourceNames =>
  kit.cached(['sources'], async () => {
    const { sources } = await kit.peer(listSources, {});
    return new Map(sources.map(({ sourceId, source }) => [sourceId, source]));
  });

import { Line } from '@skills-architect/contracts';
import { skillsByNames } from '@skills-architect/contracts/skills';
import * as z from 'zod';
import { fold } from '../database/fold';
import type { ServiceKit } from '../platform';
import type { CallContext } from '../service/route';
import { ConnectorTrouble } from './trouble';

/** Answer of an external skills search, best match first; further fields are allowed. */
const FoundSkills = z.object({ skills: z.array(z.object({ name: Line.min(1).max(500) })) });

const MAX_NAMES = 10;
/** Short, because a user waits for the suggestions. */
const TIMEOUT_MS = 4000;

export interface ExternalSkills {
  /** Names of skills that the library does not have. */
  names: string[];
  /** Name of the connector that was asked. */
  foundIn?: string;
  /** Why the search failed, as a sentence for the user. */
  trouble?: string;
}

/**
 * Searches the deployment's external skills search, if there is one, for skills of a job title. If it fails,
 * suggestions are still made.
 */
export const externalSkills = ({ connectors, log, peer }: Pick<ServiceKit, 'connectors' | 'log' | 'peer'>) => {
  const search = async (text: string): Promise<ExternalSkills> => {
    const connector = connectors.find('skills-search');
    if (!connector || !text.trim()) return { names: [] };
    const { name: foundIn } = connector;
    const question = { query: { query: text, limit: String(MAX_NAMES) }, withinMs: TIMEOUT_MS };
    try {
      const { skills } = await connectors.request(connector, question, FoundSkills);
      const names = [...new Map(skills.map(({ name }) => [fold(name), name])).values()];
      return { names: names.slice(0, MAX_NAMES), foundIn };
    } catch (error) {
      if (!(error instanceof ConnectorTrouble)) throw error;
      log.warn({ err: error }, 'the external skills search gave no answer');
      return { names: [], trouble: `${foundIn} gave no answer: its skills are missing here.` };
    }
  };

  return async (text: string, { identity, request }: CallContext): Promise<ExternalSkills> => {
    const found = await search(text);
    if (!found.names.length) return found;
    const { skills } = await peer(
      skillsByNames,
      { body: { names: found.names } },
      { identity, requestId: String(request.id) },
    );
    const libraryNames = new Set(skills.map(({ name }) => name));
    return { ...found, names: found.names.filter((name) => !libraryNames.has(name)) };
  };
};

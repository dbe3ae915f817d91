import { Line } from '@skills-architect/contracts';
import { fold, type ServiceKit } from '@skills-architect/service-kit';
import { ConnectorTrouble } from '@skills-architect/service-kit/connectors';
import * as z from 'zod';

/** An answer of an external skills search, the best first; it may have more fields. */
const FoundSkills = z.object({ skills: z.array(z.object({ name: Line.min(1).max(500) })) });

const MOST = 10;
/** Somebody waits for the suggestions. */
const WITHIN_MS = 4000;

export interface ExternalSkills {
  /** Names of skills. */
  names: string[];
  /** Name of the connector that was asked. */
  foundIn?: string;
  /** Why it could not be asked, for the user. */
  trouble?: string;
}

/** Asks the external skills search of the deployment, if it has one; suggestions never fail because it does. */
export const externalSkills =
  ({ connectors, log }: Pick<ServiceKit, 'connectors' | 'log'>) =>
  async (text: string): Promise<ExternalSkills> => {
    const connector = connectors.find('skills-search');
    if (!connector) return { names: [] };
    const { name: foundIn } = connector;
    const question = { query: { query: text, limit: String(MOST) }, withinMs: WITHIN_MS };
    try {
      const { skills } = await connectors.request(connector, question, FoundSkills);
      const names = [...new Map(skills.map(({ name }) => [fold(name), name])).values()];
      return { names: names.slice(0, MOST), foundIn };
    } catch (error) {
      if (!(error instanceof ConnectorTrouble)) throw error;
      log.warn({ err: error }, 'the external skills search gave no answer');
      return { names: [], trouble: `${foundIn} gave no answer: its skills are missing here.` };
    }
  };

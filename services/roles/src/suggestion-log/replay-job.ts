import { EVENT } from '@skills-architect/contracts';
import { describeReplay, replaySuggestion } from '@skills-architect/contracts/roles';
import { notFound, route, type ServiceKit, type SuggestionRecord } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleMatcher } from '../matching/role-matcher';
import { replayer } from './replay';

interface ReplayJob {
  id: string;
  clientId: number;
}

const JOB = 'suggestion-replay';
const TOPIC = 'suggestions';

/** 'Suggesting again for Tour Planner'; suggestions of skills have no title. */
const titleOf = ({ input: { title } }: Pick<SuggestionRecord, 'input'>) =>
  typeof title === 'string' && title ? `Suggesting again for ${title}` : 'Suggesting again';

/** The suggestions of a persona in its form. */
const linkOf = ({ subject }: Pick<SuggestionRecord, 'subject'>, clientId: number) => {
  const personaId = subject?.match(/^persona (\d+)$/)?.[1];
  return personaId && `/persona/edit/${personaId}/false?client=${clientId}&source=suggestions`;
};

/** Makes logged suggestions again by a job, which may run twice: its result replaces the former one. */
export const suggestionReplay = (kit: ServiceKit, matcher: RoleMatcher) => {
  const replay = replayer(kit, matcher);
  const read = async ({ id, clientId }: ReplayJob) => {
    const record = await kit.suggestions.read(id);
    if (record?.clientId !== clientId) throw notFound('This suggestion');
    return record;
  };

  kit.jobs.define<ReplayJob>(JOB, async ({ data, signal, progress }) => {
    const replayed = await replay(await read(data), (done, total) => {
      signal.throwIfAborted();
      return progress(done, total);
    });
    await kit.suggestions.noteReplay(data.id, replayed);
    await kit.events.publish({ to: { clientId: data.clientId }, name: EVENT.changed, data: { resource: TOPIC } });
    return { summary: describeReplay(replayed) };
  });

  return (app: FastifyInstance) =>
    route(app, replaySuggestion, async ({ query: { clientId }, body: { id } }, { identity }) => {
      const record = await read({ id, clientId });
      const link = linkOf(record, clientId);
      const job = {
        title: titleOf(record),
        entity: 'steps',
        step: 'Step',
        data: { id, clientId },
        identity,
        clientId,
        ...(link !== undefined && { link }),
      };
      const jobToken = await kit.db.transaction(async (session) => {
        const token = await kit.jobs.start<ReplayJob>(JOB, job, session);
        await kit.suggestions.noteReplayJob(id, token, session);
        return token;
      });
      return { isSame: null, notes: ['A job makes it again.'], evidence: [], jobToken };
    });
};

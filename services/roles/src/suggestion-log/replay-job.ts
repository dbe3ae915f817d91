import { EVENT } from '@skills-architect/contracts';
import { describeReplay, replaySuggestion } from '@skills-architect/contracts/roles';
import { notFound, route, type ServiceKit, type SuggestionRecord } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
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
  const read = async ({ id, clientId }: ReplayJob, session?: ClientSession) => {
    const record = await kit.suggestions.read(id, session);
    if (record?.clientId !== clientId) throw notFound('This suggestion');
    return record;
  };

  kit.jobs.define<ReplayJob>(JOB, async ({ token, data, signal, progress, confirm }) => {
    const replayed = await replay(await read(data), (done, total) => {
      signal.throwIfAborted();
      return progress(done, total);
    });
    // Skills are asked for in one step, in which the job may have been cancelled or taken over.
    signal.throwIfAborted();
    await confirm();
    await kit.suggestions.noteReplay(data.id, replayed, token);
    await kit.events.publish({ to: { clientId: data.clientId }, name: EVENT.changed, data: { resource: TOPIC } });
    return { summary: describeReplay(replayed) };
  });

  return (app: FastifyInstance) =>
    route(app, replaySuggestion, async ({ query: { clientId }, body: { id, byJob } }, { identity, userId }) => {
      const record = await read({ id, clientId });
      // Areas released before the job wait for the result.
      if (!byJob) return replay(record, async () => undefined);
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
        const { replayToken } = await read({ id, clientId }, session);
        const running = replayToken === undefined ? null : await kit.board.getOpen(replayToken);
        if (running?.userId === userId) return running._id;
        const token = await kit.jobs.start<ReplayJob>(JOB, job, session);
        await kit.suggestions.noteReplayJob(id, token, session);
        return token;
      });
      return { isSame: null, notes: ['A job makes it again.'], evidence: [], jobToken };
    });
};

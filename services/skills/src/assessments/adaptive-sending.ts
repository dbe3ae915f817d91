import { randomUUID } from 'node:crypto';
import type { AdaptiveFile } from '@skills-architect/contracts/skills';
import { AppError, type Identity, type ServiceKit } from '@skills-architect/service-kit';
import { followDelivery } from '@skills-architect/service-kit/connectors';

interface SendingJob {
  questions: number;
}

const JOB = 'adaptive-sending';
const DELIVERY_LABELS = { receiver: 'adaptive engine', singular: 'question', plural: 'questions' };

/** Sends the adaptive questions of a skill to the adaptive engine of the deployment. */
export const adaptiveSending = ({ db, jobs, connectors }: Pick<ServiceKit, 'db' | 'jobs' | 'connectors'>) => {
  jobs.define<SendingJob>(JOB, (run) => followDelivery(connectors, run, run.data.questions, DELIVERY_LABELS));

  return {
    isConnected: () => connectors.find('adaptive-engine') !== undefined,

    /** Puts the file into the outbox and starts a job that follows its delivery; resolves to the job's token. */
    async send(file: AdaptiveFile, identity: Identity): Promise<string> {
      const connector = connectors.find('adaptive-engine');
      if (!connector)
        throw new AppError('conflict', 'This portal is not connected to an adaptive engine: save the file instead.');
      const token = randomUUID();
      const { skillId, skillName } = file.skill;
      const questions = file.levels.reduce((sum, level) => sum + level.questions.length, 0);
      await db.transaction(async (session) => {
        const message = {
          key: token,
          path: '/questions',
          title: `Adaptive questions of ${skillName}`,
          body: file,
          group: token,
          items: questions,
        };
        await connectors.send(connector, [message], session);
        await jobs.start<SendingJob>(
          JOB,
          {
            token,
            title: `Export of ${skillName} to the adaptive engine`,
            entity: 'questions',
            step: 'Sending question',
            data: { questions },
            identity,
            link: `/skill/edit/${skillId}`,
            itemsTotal: questions,
            // Delivered messages cannot be recalled.
            cancellable: false,
          },
          session,
        );
      });
      return token;
    },
  };
};
export type AdaptiveSending = ReturnType<typeof adaptiveSending>;

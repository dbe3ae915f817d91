import { type ImportStage, personaListPath } from '@skills-architect/contracts/personas';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import { CREATE_JOB } from './create-job';
import type { ImportDocument } from './import-document';
import { MATCH_JOB } from './match-job';
import { type ImportJob, PARSE_JOB } from './parse-job';

interface StageJob {
  kind: string;
  title: (document: ImportDocument) => string;
  entity: string;
  step?: string;
  /** Path that the job's card opens. */
  link: (document: ImportDocument) => string;
  cancellable: boolean;
}

/** Reads a workbook of roles. */
export const SHEET_JOB = 'persona-import-sheet';

const toScreen = () => '/personas/role-matching';

/** The job for each stage that needs no user. */
const JOBS: Partial<Record<ImportStage, StageJob>> = {
  parsing: {
    kind: PARSE_JOB,
    title: ({ fileName }) => `Reading ${fileName}`,
    entity: 'job descriptions',
    link: toScreen,
    cancellable: true,
  },
  matching: {
    kind: MATCH_JOB,
    title: ({ fileName }) => `Matching ${fileName} to industry roles`,
    entity: 'roles',
    link: toScreen,
    cancellable: false,
  },
  creating: {
    kind: CREATE_JOB,
    title: ({ clientName }) => `Creating personas for ${clientName}`,
    entity: 'personas',
    step: 'Creating persona',
    link: ({ _id }) => personaListPath({ importTokenId: _id }),
    cancellable: false,
  },
};

const SHEET: StageJob = {
  kind: SHEET_JOB,
  title: ({ fileName }) => `Checking ${fileName}`,
  entity: 'roles',
  link: toScreen,
  cancellable: true,
};
const findJob = ({ stage, sheet }: ImportDocument) => (sheet && stage === 'parsing' ? SHEET : JOBS[stage]);

/** Queues the job of the new stage in the same transaction, under the import's job token. */
export const queueJob = async ({ jobs }: ServiceKit, document: ImportDocument, session: ClientSession) => {
  const job = findJob(document);
  if (!job || document.jobToken === undefined) return;
  await jobs.start<ImportJob>(
    job.kind,
    {
      token: document.jobToken,
      title: job.title(document),
      notice: 'importFinished',
      entity: job.entity,
      ...(job.step !== undefined && { step: job.step }),
      data: { token: document._id },
      identity: document.identity,
      clientId: document.clientId,
      link: job.link(document),
      cancellable: job.cancellable,
      itemsTotal: document.totalItems,
    },
    session,
  );
};

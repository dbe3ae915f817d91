import { MAX_DECISIONS, type RoleDecision, recordDecisions } from '@skills-architect/contracts/roles';
import type { JobRun, ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { ImportDocument } from '../imports/import-document';
import type { RowDocument, Rows } from '../imports/row-document';
import { decisionOfRow } from './decided-roles';

interface FormJob {
  clientId: number;
  decisions: RoleDecision[];
}
interface ImportJob {
  clientId: number;
  token: string;
  by: number;
  at: string;
}

const FORM_JOB = 'persona-role-decision';
const IMPORT_JOB = 'import-role-decisions';

/**
 * Reports chosen roles to the roles service, by a job that is written with the change: saving does not wait for the
 * roles service, and nothing is lost while it is unreachable. Idempotent: a decision reported twice is stored once.
 */
export const roleDecisions = (kit: ServiceKit) => {
  const report = async (clientId: number, decisions: RoleDecision[], { signal }: Pick<JobRun<unknown>, 'signal'>) => {
    for (let from = 0; from < decisions.length; from += MAX_DECISIONS) {
      signal.throwIfAborted();
      const batch = decisions.slice(from, from + MAX_DECISIONS);
      await kit.peer(recordDecisions, { body: { clientId, decisions: batch } });
    }
  };
  const start = <Data extends { clientId: number }>(
    kind: string,
    data: Data,
    options: { token?: string },
    session?: ClientSession,
  ) =>
    kit.jobs.start<Data>(
      kind,
      {
        ...options,
        title: 'Learning from chosen roles',
        entity: 'decisions',
        data,
        identity: { service: kit.name, depth: 0 },
        cancellable: false,
      },
      session,
    );

  return {
    define(rows: Pick<Rows, 'findCreated'>) {
      kit.jobs.define<FormJob>(FORM_JOB, async (run) => {
        await report(run.data.clientId, run.data.decisions, run);
        return undefined;
      });
      kit.jobs.define<ImportJob>(IMPORT_JOB, async (run) => {
        const { token, clientId, by, at } = run.data;
        const created = await rows.findCreated(token).toArray();
        const decisions = created.flatMap((row) => decisionOfRow(row, { by, at }));
        await report(clientId, decisions, run);
        return undefined;
      });
    },
    /** Reports the decision of a form, in the transaction that saves it. */
    async ofForm(clientId: number, decisions: RoleDecision[], session: ClientSession) {
      if (decisions.length) await start<FormJob>(FORM_JOB, { clientId, decisions }, {}, session);
    },
    /** Reports that no role was chosen for rows that are discarded after others have become personas. */
    async ofDiscarded({ clientId, userId: by }: ImportDocument, rows: readonly RowDocument[]) {
      const authorship = { by, at: kit.now().toISOString() };
      const decisions = rows.flatMap((row) => decisionOfRow(row, authorship));
      if (decisions.length) await start<FormJob>(FORM_JOB, { clientId, decisions }, {});
    },
    /** Reports the decisions of the personas that an import has created; idempotent. */
    ofImport: ({ _id: token, jobToken, clientId, userId: by }: ImportDocument) =>
      start<ImportJob>(
        IMPORT_JOB,
        { clientId, token, by, at: kit.now().toISOString() },
        { token: `role-decisions ${jobToken ?? token}` },
      ),
  };
};
export type RoleDecisions = ReturnType<typeof roleDecisions>;

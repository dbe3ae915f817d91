import { Readable } from 'node:stream';
import { type AuditFilter, exportAuditLog, getAuditEntry, listAuditEntries } from '@skills-architect/contracts/portal';
import { type AuditRecord, findPage, notFound, route, type ServiceKit, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { entryAnswers } from './entry-answers';
import { LATEST_FIRST, toEntryFilter } from './entry-filter';
import { LINES } from './entry-lines';

/** Entries whose names are read together. */
const BATCH = 500;

/** The audit log for Super Users: a list with filters, one entry, and a file. */
export const auditRoutes = (app: FastifyInstance, kit: ServiceKit) => {
  const entries = () => kit.db.collection<AuditRecord>('audit');
  const toAnswers = entryAnswers(kit);

  async function* readLines(filter: AuditFilter, { head, line }: (typeof LINES)['csv']) {
    if (head) yield head;
    let batch: AuditRecord[] = [];
    for await (const entry of entries().find(toEntryFilter(filter)).sort({ at: 1, _id: 1 })) {
      batch.push(entry);
      if (batch.length < BATCH) continue;
      yield (await toAnswers(batch)).map(line).join('');
      batch = [];
    }
    yield (await toAnswers(batch)).map(line).join('');
  }

  route(app, listAuditEntries, async ({ query }) => {
    const { found, total } = await findPage(entries(), toEntryFilter(query), LATEST_FIRST, query);
    return { entries: await toAnswers(found, { recordNames: true }), ...total };
  });

  route(app, getAuditEntry, async ({ params }) => {
    const found = await entries().findOne({ _id: params.seq });
    const [entry] = found ? await toAnswers([found], { recordNames: true }) : [];
    if (!entry) throw notFound('This entry');
    return entry;
  });

  route(app, exportAuditLog, async ({ query: { format, ...filter } }, { reply }) =>
    sendFile(reply, `Audit Log.${format}`, Readable.from(readLines(filter, LINES[format]))),
  );
};

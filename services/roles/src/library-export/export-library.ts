import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import { downloadLibrary, exportLibrary } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { csvLines } from '@skills-architect/library-service-kit/tables';
import { notFound, route, type ServiceKit, sendFile, withTemporaryFolder } from '@skills-architect/service-kit';
import { zipTexts } from '@skills-architect/service-kit/archives';
import type { FastifyInstance } from 'fastify';
import type { Roles } from '../industry-roles/role-document';
import type { Structure } from '../structure/structure-documents';
import { TITLES } from './esco-rows';
import { exportedTables, ORDER } from './exported-tables';
import { sourcePages } from './source-pages';

interface ExportJob {
  sourceId: number;
}

const JOB = 'library-export';
const filePath = (token: string) => `export/${token}`;

/** Exports a source of the library in the format of ESCO's download. */
export const libraryExport = (kit: ServiceKit, roles: Roles, structure: Structure) => {
  const readSource = async (sourceId: number) => {
    const { sources } = await kit.peer(listSources, {});
    const source = sources.find((known) => known.sourceId === sourceId);
    if (!source) throw notFound('This source');
    return source;
  };

  kit.jobs.define<ExportJob>(JOB, async (run) => {
    const { token, identity, signal, data } = run;
    const source = await readSource(data.sourceId);
    const pages = sourcePages(kit, roles, data.sourceId, identity);
    const { listRows, countSkills } = await exportedTables(source, pages, structure);
    await withTemporaryFolder('library', async (folder) => {
      const texts = ORDER.map((table, index) => ({
        name: `${table.replace(/_en$/, `_${source.language ?? MAIN_LANGUAGE}`)}.csv`,
        async *chunks() {
          yield csvLines([TITLES[table]]);
          for await (const rows of listRows[table]()) {
            signal.throwIfAborted();
            if (rows.length) yield csvLines(rows);
          }
          await run.progress(index + 1, ORDER.length);
        },
      }));
      await kit.files.save(filePath(token), { path: await zipTexts(folder, texts) });
    });
    return {
      summary: `${formatNumber(countSkills())} skills of ${source.source} are exported`,
      file: {
        href: `/v3/library/exports/${token}/file`,
        name: `${source.source.replace(/[^\p{L}\p{N}-]+/gu, '-')}.zip`,
      },
    };
  });

  return (app: FastifyInstance) => {
    route(app, exportLibrary, async ({ body: { sourceId } }, { identity }) => {
      const { source } = await readSource(sourceId);
      const token = await kit.jobs.start<ExportJob>(JOB, {
        title: `Export of ${source}`,
        notice: 'exportReady',
        entity: 'tables',
        step: 'Exporting table',
        data: { sourceId },
        identity,
      });
      return { token };
    });

    route(app, downloadLibrary, async ({ params: { token } }, { userId, reply }) => {
      const job = await kit.board.get(token);
      const isOwn = job?.file && job.kind === JOB && job.service === kit.name && job.userId === userId;
      const file = isOwn ? await kit.files.open(filePath(token)) : undefined;
      if (!job?.file || !file) throw notFound('This export');
      return sendFile(reply, job.file.name, file.stream);
    });
  };
};

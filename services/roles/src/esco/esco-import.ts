import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importEsco } from '@skills-architect/contracts/roles';
import { ensureSource } from '@skills-architect/contracts/skills';
import {
  AppError,
  createChildPool,
  invalid,
  type JobRun,
  route,
  type ServiceKit,
  withTemporaryFolder,
  workerFile,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Roles } from '../industry-roles/role-document';
import type { RoleMatcher } from '../matching/role-matcher';
import type { Structure } from '../structure/structure-documents';
import type { EscoLibrary } from './esco-library';
import { writeRoles, writeSkills, writeStructure } from './write-esco';

const ESCO_IMPORT = 'esco-import';
const SOURCE = 'ESCO';
const ZIPS = 2;
const READ_DEADLINE_MS = 120_000;

interface EscoJob {
  importId: string;
}

const fileName = (importId: string, index: number) => `esco/${importId}/${index}`;

/**
 * Imports ESCO's download: a job that reads the zips in a worker and writes skills, places and roles under a separate
 * source.
 */
export const escoImport = (kit: ServiceKit, roles: Roles, structure: Structure, matcher: RoleMatcher) => {
  const readers = createChildPool({
    file: workerFile(import.meta.url, 'read-esco.child'),
    size: 1,
    memoryMb: 500,
    idleMs: 1000,
  });

  const read = (importId: string, signal: AbortSignal): Promise<EscoLibrary> =>
    withTemporaryFolder('esco', async (folder) => {
      const zips: string[] = [];
      for (let index = 0; index < ZIPS; index++) {
        const content = await kit.files.read(fileName(importId, index));
        if (!content) throw new AppError('not-found', 'The uploaded files are gone. Start the import again.');
        const zip = path.join(folder, `${index}.zip`);
        await writeFile(zip, content);
        zips.push(zip);
      }
      return readers.run<EscoLibrary>({ zips }, { deadlineMs: READ_DEADLINE_MS, signal }).catch((error: Error) => {
        throw new AppError('invalid', error.message, { cause: error });
      });
    });

  const removeFiles = ({ importId }: EscoJob) => kit.files.removeUnder(`esco/${importId}/`);

  const perform = async (run: JobRun<EscoJob>) => {
    const { importId } = run.data;
    const library = await read(importId, run.signal);
    const { sourceId } = await kit.peer(ensureSource, { body: { source: SOURCE } }, { identity: run.identity });
    const target = { kit, roles, structure, sourceId, changeSet: importId, run };
    const skills = await writeSkills(target, library);
    const places = await writeStructure(target, library);
    await writeRoles(target, library, skills, places);
    await matcher.trainIfChanged();
    // Last step: a run that takes over needs the files again.
    await removeFiles(run.data);
    const [skillCount, roleCount] = [library.skills, library.occupations].map(({ length }) =>
      length.toLocaleString('en'),
    );
    return { link: '/role', summary: `ESCO imported: ${skillCount} skills, ${roleCount} roles` };
  };
  kit.jobs.define<EscoJob>(ESCO_IMPORT, perform, removeFiles);

  return {
    routes: (app: FastifyInstance) =>
      route(app, importEsco, async (_, { files, identity }) => {
        if (files.length !== ZIPS)
          throw invalid('file', 'Send both zips of ESCO: the classification and the relations.');
        const importId = randomUUID();
        for (const [index, file] of files.entries())
          await kit.files.save(fileName(importId, index), { path: file.path });
        const token = await kit.jobs.start<EscoJob>(ESCO_IMPORT, {
          title: 'Import of ESCO',
          entity: 'skills and roles',
          data: { importId },
          identity,
          link: '/role',
        });
        return { token };
      }),
    stop: () => readers.close(),
  };
};

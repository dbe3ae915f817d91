import type { Workbooks } from '@skills-architect/library-service-kit/workbooks';
import type { OnFailed, Routes, ServiceKit, ServiceModule } from '@skills-architect/service-kit';
import { clientSkills } from '../client-skills/client-skills';
import { clientSkillStore } from '../client-skills/client-skills-document';
import { homeRoutes } from '../home/home';
import { inferredSkillsRoutes } from '../inferred-skills/inferred-skills-routes';
import { wrongSuggestions } from '../inferred-skills/wrong-suggestions';
import type { JobDescriptionReader } from '../job-descriptions/job-description-reader';
import type { SourceStore } from '../persona-sources/persona-sources';
import { openWork } from '../personas/open-work';
import { openWorkRoutes } from '../personas/open-work-routes';
import type { PersonaStores } from '../personas/write-persona';
import { roleSheetRoutes } from '../role-sheets/role-sheet-routes';
import { readRoles } from '../role-sheets/sheet-job';
import { wrongCellStore } from '../role-sheets/wrong-cells';
import { rowMappingRoutes } from '../row-mapping/row-mapping';
import { assignedColumns } from '../table-columns/assigned-columns';
import { tableColumnRoutes } from '../table-columns/table-column-routes';
import { CREATE_JOB, createFromRows } from './create-job';
import { archiveFile, type ImportDependencies, publishStatus } from './import-dependencies';
import { importStore } from './import-document';
import { importRoutes } from './import-routes';
import { MATCH_JOB, matchRows } from './match-job';
import { type ImportJob, PARSE_JOB, parseArchive } from './parse-job';
import { SHEET_JOB } from './queue-job';
import { documentStore } from './read-documents';
import { renameRowRoute } from './rename-row';
import { requestRoleRoute } from './request-role';
import { reviewRoutes } from './review-routes';
import { rowChangeRoutes } from './row-changes';
import { rowStore } from './row-document';
import { rowDocumentRoutes } from './row-document-routes';
import { selectionExport } from './selection-export';
import { selectionRoutes } from './selection-routes';

/**
 * Creates many personas from job descriptions: read, review, match, select, create. Each long step is a job that
 * another process can take over.
 */
export const personaImports = (
  kit: ServiceKit,
  stores: PersonaStores,
  sources: SourceStore,
  reader: JobDescriptionReader,
  books: Workbooks,
): (ServiceModule | Routes)[] => {
  const dependencies: ImportDependencies = {
    stores,
    imports: importStore(kit),
    rows: rowStore(kit),
    documents: documentStore(kit),
    sources,
    clientSkills: clientSkillStore(kit),
    wrongCells: wrongCellStore(kit),
    reader,
    books,
    assigned: assignedColumns(kit),
  };
  const { imports, rows, documents } = dependencies;
  const skills = clientSkills(dependencies);
  const work = openWork(stores);

  /** An unreadable file ends the import with an error, a cancelled import ends without one. */
  const stopReading: OnFailed<ImportJob> = async ({ token }, { sentence, cancelled }) => {
    if (!cancelled)
      return publishStatus(
        dependencies,
        await imports.move(token, ['parsing'], { stage: 'failed', errorMessage: sentence }),
      );
    const ended = await imports.end(token, ['parsing'], { stage: 'cancelled' });
    await rows.remove(token);
    await documents.remove(token);
    await dependencies.clientSkills.removeAll(token);
    await kit.files.remove(archiveFile(token));
    await publishStatus(dependencies, ended);
  };

  stores.decisions.define(dependencies.rows);
  kit.jobs.define<ImportJob>(
    PARSE_JOB,
    async (run) => {
      await parseArchive(dependencies, run);
      return undefined;
    },
    stopReading,
  );
  kit.jobs.define<ImportJob>(
    SHEET_JOB,
    async (run) => {
      await readRoles(dependencies, run);
      return undefined;
    },
    stopReading,
  );
  kit.jobs.define<ImportJob>(
    MATCH_JOB,
    async (run) => {
      await matchRows(dependencies, run);
      return undefined;
    },
    // Matched rows are kept; in the review the user can proceed again.
    async ({ token }, { sentence }) =>
      publishStatus(dependencies, await imports.move(token, ['matching'], { stage: 'review', errorMessage: sentence })),
  );
  kit.jobs.define<ImportJob>(
    CREATE_JOB,
    async (run) => {
      await createFromRows(dependencies, run);
      return undefined;
    },
    async ({ token }, { sentence }) =>
      publishStatus(
        dependencies,
        await imports.move(token, ['creating'], { stage: 'selection', errorMessage: sentence }),
      ),
  );

  return [
    {
      records: {
        skillSubject: skills.findClients,
        import: async (ids: (string | number)[]) => {
          const found = await imports.findClients(ids.map(String));
          return found.map(({ _id, clientId }) => ({ id: _id, clientId }));
        },
      },
      createIndexes: () =>
        Promise.all(
          [imports, rows, documents, dependencies.clientSkills, dependencies.wrongCells].map((store) =>
            store.createIndexes(),
          ),
        ),
    },
    importRoutes(dependencies),
    homeRoutes(work, dependencies),
    openWorkRoutes(work, imports),
    reviewRoutes(dependencies),
    rowChangeRoutes(dependencies),
    rowDocumentRoutes(dependencies),
    sources,
    selectionRoutes(dependencies),
    renameRowRoute(dependencies),
    requestRoleRoute(dependencies),
    selectionExport(dependencies),
    skills.routes,
    rowMappingRoutes(dependencies),
    inferredSkillsRoutes(dependencies, wrongSuggestions(kit)),
    roleSheetRoutes(dependencies),
    tableColumnRoutes(dependencies),
  ];
};

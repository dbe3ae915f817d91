import type { AddRows, SheetCell, SheetHead, Workbooks } from '@skills-architect/library-service-kit/workbooks';
import type { JobRun, PostedJob } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import { selectionFilter } from '../personas/persona-filter';
import type { PersonaStores } from '../personas/write-persona';
import { approvalTextReader, type ReadApprovalTexts } from '../reviews/approval-column';
import { COVER_HEAD, coverRows, describeSelection } from './export-cover';
import { completeLibrary, type ExportLibrary } from './export-library';
import { countNeeds, type ExportJob, filterNames } from './export-plan';
import { personaColumns, personaRow } from './persona-rows';
import { matrixHead, matrixRow } from './skill-matrix';
import { SKILL_COLUMNS, skillRows } from './skill-rows';

export const EXPORT_JOB = 'persona-export';

/** Status numbers known to existing clients: 1 in progress, 3 done, 4 failed. */
const EXPORT_STATUS = { waiting: 1, running: 1, done: 3, failed: 4, cancelled: 4 } as const;

/** The answer to polling the state of an export. */
export const toExportStatus = (job: PostedJob) => ({
  status: EXPORT_STATUS[job.status],
  totalItems: job.itemsTotal,
  itemsCompleted: job.itemsDone,
  ...(job.file && { fileUrl: job.file.href }),
  ...(job.errorMessage !== undefined && { errorMessage: job.errorMessage }),
});

/** Name of an export's workbook in the file store. */
export const exportFile = (token: string) => `export/${token}`;
const FILE_NAME = 'Persona.xlsx';
const BATCH_SIZE = 200;
/** Columns of each sheet that name the persona and stay in sight. */
const FROZEN = 2;
/** The sheets of an export, in order. */
const SHEET = { cover: 0, personas: 1, matrix: 2, skills: 3 } as const;

/** The records with these ids. */
const pick = <T>(records: ReadonlyMap<number, T | undefined>, ids: readonly number[]): Map<number, T> =>
  new Map(
    ids.flatMap((id) => {
      const record = records.get(id);
      return record === undefined ? [] : [[id, record] as const];
    }),
  );

/**
 * Filter for the personas after this one in list order (keyset paging, because personas may be added or deleted
 * meanwhile).
 */
const personasAfter = ({ groupKey, nameKey, _id }: PersonaDocument): QueryFilter<PersonaDocument> => ({
  groupKey: { $gte: groupKey },
  $or: [{ groupKey: { $gt: groupKey } }, { nameKey: { $gt: nameKey } }, { nameKey, _id: { $gt: _id } }],
});

/** What an export needs to know before its first row. */
interface ExportPlan {
  filter: QueryFilter<PersonaDocument>;
  library: ExportLibrary;
  /** The skills of the matrix. */
  matrixIds: readonly number[];
  readApprovals: ReadApprovalTexts | undefined;
}

/** Adds all personas to the workbook page by page, so that only one page is in memory. */
const addPersonas = async (
  stores: PersonaStores,
  run: JobRun<ExportJob>,
  { filter, library, matrixIds, readApprovals }: ExportPlan,
  add: AddRows<SheetCell>,
) => {
  const { personas, mappings } = stores;
  const total = await personas.model.countDocuments(filter);
  // The worker compresses one page while the next one is loaded.
  let added = Promise.resolve();
  let done = 0;
  for (let last: PersonaDocument | undefined; ; ) {
    run.signal.throwIfAborted();
    const page = await personas.model
      .find({ $and: [filter, last ? personasAfter(last) : {}] })
      .sort({ groupKey: 1, nameKey: 1, _id: 1 })
      .limit(BATCH_SIZE)
      .lean<PersonaDocument[]>();
    last = page.at(-1);
    if (!last) break;
    done += page.length;
    const ids = page.map((persona) => persona._id);
    const [names, foundMappings] = await Promise.all([
      stores.names(page),
      mappings.model.find({ _id: { $in: ids } }).lean<MappingDocument[]>(),
    ]);
    const mappingByPersona = new Map(foundMappings.map((mapping) => [mapping._id, mapping]));
    const skillIds = foundMappings.flatMap(({ rows }) => rows.map(({ skillId }) => skillId));
    await completeLibrary(stores, library, skillIds, run.identity);
    const roleIds = page.flatMap(({ industryRoleId }) => industryRoleId ?? []);
    const shown = await stores.shown.show(
      { roles: pick(names.roles, roleIds), library: pick(library, skillIds) },
      run.identity.user?.language,
    );
    const approvals = await readApprovals?.(page, mappingByPersona);
    const shownNames = { ...names, roles: shown.roles };
    const rows = page.map((persona) => personaRow(persona, shownNames, approvals?.get(persona._id)));
    const pageSkillRows = page.flatMap((persona) =>
      skillRows(persona, mappingByPersona.get(persona._id), shown.library),
    );
    await added;
    const matrix = page.map((persona) => matrixRow(persona, mappingByPersona.get(persona._id)?.rows ?? [], matrixIds));
    added = add(SHEET.personas, rows)
      .then(() => add(SHEET.matrix, matrix))
      .then(() => add(SHEET.skills, pageSkillRows));
    added.catch(() => undefined); // the error surfaces at the next await
    await run.progress(Math.min(done, total), total + 1);
  }
  await added;
  return done;
};

/**
 * Writes the selected personas into a workbook in list order: a cover, the personas, a matrix of their levels, and a row
 * for each of their skills.
 */
export const exportPersonas = async (stores: PersonaStores, books: Workbooks, run: JobRun<ExportJob>) => {
  const { clientId, selection } = run.data;
  const filter = await selectionFilter(stores.profiles, clientId, selection, run.identity.user?.userId ?? 0);
  const library: ExportLibrary = new Map();
  const { needs, departments } = await countNeeds(stores, filter);
  const chosenIds = needs.columns();
  await completeLibrary(stores, library, chosenIds, run.identity);
  const matrixIds = chosenIds.filter((id) => library.has(id));
  const readApprovals = await approvalTextReader(stores, clientId);
  const { language } = run.identity.user ?? {};
  const named = await stores.shown.show(pick(library, matrixIds), language);
  const heads: SheetHead[] = [
    COVER_HEAD,
    { name: 'Personas', columns: personaColumns(readApprovals !== undefined), frozenColumns: FROZEN },
    matrixHead(matrixIds, named),
    { name: 'Persona Skills', columns: SKILL_COLUMNS, frozenColumns: FROZEN },
  ];
  let total = 0;
  await books.writeLarge(
    heads,
    async (add) => {
      total = await addPersonas(stores, run, { filter, library, matrixIds, readApprovals }, add);
      const { clientName } = await stores.readClient(clientId);
      const cover = {
        clientName,
        at: stores.kit.now(),
        userName: run.identity.user?.name ?? '',
        filters: describeSelection(selection, await filterNames(stores, run.data, library)),
        personas: total,
        departments,
        matrixSkills: matrixIds.length,
        ...needs.totals(),
      };
      await add(SHEET.cover, coverRows(cover));
    },
    (path) => stores.kit.files.save(exportFile(run.token), { path }),
    run.signal,
  );
  await run.progress(total + 1, total + 1);
  const href = `/v3/personas/${clientId}/export-excel/${run.token}/file`;
  return { file: { href, name: FILE_NAME } };
};

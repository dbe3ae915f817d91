import {
  FACT_NAMES,
  PERSONA_FACTS,
  type PersonaSelection,
  splitParagraphs,
} from '@skills-architect/contracts/personas';
import type { AddRows, Cell, SheetHead, Workbooks } from '@skills-architect/library-service-kit/workbooks';
import type { JobRun, PostedJob } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import { selectionFilter } from '../personas/persona-filter';
import type { PersonaStores } from '../personas/write-persona';
import { completeLibrary, type ExportLibrary } from './export-library';
import { SKILL_COLUMNS, skillRows } from './skill-rows';

export const EXPORT_JOB = 'persona-export';
export interface ExportJob {
  clientId: number;
  selection: PersonaSelection;
}

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
/** Maximum text length of a workbook cell. */
const LONGEST_CELL = 32_000;

const PERSONA_COLUMNS = [
  { title: 'Persona Id', width: 12 },
  { title: 'Group Name', width: 24 },
  { title: 'Persona Name', width: 32 },
  ...FACT_NAMES.map((name) => ({ title: PERSONA_FACTS[name].title, width: PERSONA_FACTS[name].width })),
  { title: 'Industry / Function', width: 28 },
  { title: 'Department / Track', width: 28 },
  { title: 'Industry Role', width: 32 },
  { title: 'Leadership Role', width: 24 },
  { title: 'Role Description', width: 60 },
  { title: 'Roles and Responsibilities', width: 90 },
];
const HEADS: readonly SheetHead[] = [
  { name: 'Personas', columns: PERSONA_COLUMNS },
  { name: 'Persona Skills', columns: SKILL_COLUMNS },
];

/** The records with these ids. */
const pick = <T>(records: ReadonlyMap<number, T | undefined>, ids: readonly number[]): Map<number, T> =>
  new Map(
    ids.flatMap((id) => {
      const record = records.get(id);
      return record === undefined ? [] : [[id, record] as const];
    }),
  );

const personaRow = (
  persona: PersonaDocument,
  { roles, leadershipRoles }: Awaited<ReturnType<PersonaStores['names']>>,
): Cell[] => {
  const role = roles.get(persona.industryRoleId ?? 0);
  return [
    persona._id,
    persona.personaGroupName,
    persona.personaName,
    ...FACT_NAMES.map((name) => persona[name]),
    role?.subsector ?? '',
    role?.functionName ?? '',
    role?.roleName ?? '',
    leadershipRoles.get(persona.leadershipRoleId ?? 0)?.leadershipRoleName ?? '',
    persona.roleDescription.slice(0, LONGEST_CELL),
    splitParagraphs(persona.rolesResponsibilities).join('\n').slice(0, LONGEST_CELL),
  ];
};

/**
 * Filter for the personas after this one in list order (keyset paging, because personas may be added or deleted
 * meanwhile).
 */
const personasAfter = ({ groupKey, nameKey, _id }: PersonaDocument): QueryFilter<PersonaDocument> => ({
  groupKey: { $gte: groupKey },
  $or: [{ groupKey: { $gt: groupKey } }, { nameKey: { $gt: nameKey } }, { nameKey, _id: { $gt: _id } }],
});

/** Adds all personas to the workbook page by page, so that only one page is in memory. */
const addPersonas = async (stores: PersonaStores, run: JobRun<ExportJob>, add: AddRows) => {
  const { personas, mappings } = stores;
  const filter = await selectionFilter(stores.profiles, run.data.clientId, run.data.selection);
  const total = await personas.model.countDocuments(filter);
  const library: ExportLibrary = new Map();
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
    const rows = page.map((persona) => personaRow(persona, { ...names, roles: shown.roles }));
    const pageSkillRows = page.flatMap((persona) =>
      skillRows(persona, mappingByPersona.get(persona._id), shown.library),
    );
    await added;
    added = add(0, rows).then(() => add(1, pageSkillRows));
    added.catch(() => undefined); // the error surfaces at the next await
    await run.progress(Math.min(done, total), total + 1);
  }
  await added;
  return done;
};

/** Writes the selected personas and their skills into a workbook of two sheets, in list order. */
export const exportPersonas = async (stores: PersonaStores, books: Workbooks, run: JobRun<ExportJob>) => {
  let total = 0;
  await books.writeLarge(
    HEADS,
    async (add) => {
      total = await addPersonas(stores, run, add);
    },
    (path) => stores.kit.files.save(exportFile(run.token), { path }),
    run.signal,
  );
  await run.progress(total + 1, total + 1);
  const href = `/v3/personas/${run.data.clientId}/export-excel/${run.token}/file`;
  return { file: { href, name: FILE_NAME } };
};

import type { GroupKind } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import { libraryUse } from '@skills-architect/contracts/personas';
import { importName } from '@skills-architect/contracts/roles';
import { undoImportedLinks, undoImportedPlaces, undoImportedSkills } from '@skills-architect/contracts/skills';
import { type ImportJob, importChangeSets } from '@skills-architect/library-service-kit/import-run';
import { type JobRun, pagesByKey } from '@skills-architect/service-kit';
import { usedRoles } from '../industry-roles/role-use';
import { usedSkills } from '../industry-roles/skill-use';
import type { Structure } from '../structure/structure-documents';
import type { ImportDependencies } from './import-dependencies';
import { type ImportDocument, LIBRARY } from './import-document';
import type { RecordKind } from './library-import-rows';

const BATCH_SIZE = 500;
type Ids = number[];

/**
 * Undoes an import in batches: first roles, then links of the skill tree and skills, then empty places. Records that a
 * persona, a job posting or another role refers to are kept.
 */
export const undoImport = async (dependencies: ImportDependencies, record: ImportDocument, run: JobRun<ImportJob>) => {
  const { kit, importRows, roles, structure, postings } = dependencies;
  const { importId, userId } = run.data;
  const { identity, signal } = run;
  const { changeSet, undoing } = importChangeSets(LIBRARY, importId);
  const by = { by: userId };
  const total = record.skills.new + record.skills.changed + record.roles.new + record.roles.changed + record.retired;
  let done = 0;

  const undoRoles = async (ids: Ids) => {
    const keepCreated = await usedRoles({ kit, postings }, ids, identity);
    await roles.undo(changeSet, by, { _id: { $in: ids } }, { undoing, keepCreated });
    const undone = await roles.undone(undoing, ids);
    const rest = ids.filter((id) => !undone.has(id));
    const remaining = await roles.model.find({ _id: { $in: rest }, ...roles.alive }, { _id: 1 }).lean();
    return { undone: [...undone], kept: remaining.map(({ _id }) => _id) };
  };
  const undoSkills = async (ids: Ids) => {
    const [byRoles, byPersonas] = await Promise.all([
      usedSkills(roles, structure, ids),
      kit.peer(libraryUse, { body: { skillIds: ids } }, { identity }),
    ]);
    const inUse = [...new Set([...byRoles, ...byPersonas.skillIds])];
    const body = { changeSet, undoing, skillIds: ids, inUse };
    return kit.peer(undoImportedSkills, { body }, { identity });
  };
  const undoKind = async (kind: RecordKind, undo: (ids: Ids) => Promise<{ undone: Ids; kept: Ids }>) => {
    const read = (after: string) => importRows.nextWritten(importId, kind, after, BATCH_SIZE);
    for await (const page of pagesByKey('', read, ({ key }) => key, signal)) {
      const { undone, kept } = await undo(page.flatMap(({ recordId }) => recordId ?? []));
      await importRows.mark(importId, kind, undone, { outcome: 'undone' });
      await importRows.mark(importId, kind, kept, { outcome: 'kept' });
      done += page.length;
      await run.progress(done, total, 'skills and roles');
    }
  };
  await undoKind('role', undoRoles);
  const undoLinks = () => kit.peer(undoImportedLinks, { body: { changeSet, undoing } }, { identity });
  while ((await undoLinks()).undone) signal.throwIfAborted();
  await undoKind('skill', undoSkills);
  await undoPlaces(dependencies, run);
  const { sourceId } = record;
  const keepSource = (await roles.model.exists({ sourceId, ...roles.alive })) !== null;
  const groupRows = await importRows.writtenGroups(importId);
  const familyIds = groupIds(groupRows, 'family');
  const { keptFamilyIds = [] } = await kit.peer(
    undoImportedPlaces,
    { body: { changeSet, undoing, sourceId, keepSource, familyIds } },
    { identity },
  );
  await importRows.markGroups(importId, [
    ...keptFamilyIds.map((id) => `family ${id}`),
    ...(await keptPlaces(structure, groupRows, undoing)),
  ]);
  const kept = await importRows.countKept(importId);
  const keptText = kept ? `; ${formatCount(kept, 'record')} kept because changed or used since` : '';
  return { change: { kept }, summary: `The import of ${importName(record)} was undone${keptText}` };
};

interface GroupRow {
  key: string;
  recordId?: number;
}
const groupIds = (rows: readonly GroupRow[], kind: GroupKind): Ids =>
  rows.flatMap(({ key, recordId }) => (recordId !== undefined && key === `${kind} ${recordId}` ? recordId : []));

/** The keys of translated places that an undo has kept because they were changed since. */
const keptPlaces = async ({ subSectors, functions }: Structure, rows: readonly GroupRow[], undoing: string) => {
  const [sectorIds, functionIds] = [groupIds(rows, 'subsector'), groupIds(rows, 'function')];
  const [sectorsUndone, functionsUndone] = [
    await subSectors.undone(undoing, sectorIds),
    await functions.undone(undoing, functionIds),
  ];
  const withSectors = { _id: { $in: sectorIds.filter((id) => !sectorsUndone.has(id)) }, ...subSectors.alive };
  const withFunctions = { _id: { $in: functionIds.filter((id) => !functionsUndone.has(id)) }, ...functions.alive };
  return [
    ...(await subSectors.model.distinct('_id', withSectors)).map((id) => `subsector ${id}`),
    ...(await functions.model.distinct('_id', withFunctions)).map((id) => `function ${id}`),
  ];
};

/** Deletes the functions and sub-sectors of an import that are empty now. */
const undoPlaces = async ({ roles, structure }: ImportDependencies, run: JobRun<ImportJob>) => {
  const { importId, userId } = run.data;
  const { changeSet, undoing } = importChangeSets(LIBRARY, importId);
  const { functions, subSectors } = structure;
  const functionIds = await functions.model.distinct('_id', { changeSet, ...functions.alive });
  const usedFunctions = await roles.model.distinct('functionId', { functionId: { $in: functionIds }, ...roles.alive });
  const functionOptions = { undoing, keepCreated: new Set(usedFunctions) };
  await functions.undo(changeSet, { by: userId }, { _id: { $in: functionIds } }, functionOptions);
  const sectorIds = await subSectors.model.distinct('_id', { changeSet, ...subSectors.alive });
  const inSectors = { subsectorId: { $in: sectorIds } };
  const usedSectors = await Promise.all([
    roles.model.distinct('subsectorId', { ...inSectors, ...roles.alive }),
    functions.model.distinct('subsectorId', { ...inSectors, ...functions.alive }),
  ]);
  const sectorOptions = { undoing, keepCreated: new Set(usedSectors.flat()) };
  await subSectors.undo(changeSet, { by: userId }, { _id: { $in: sectorIds } }, sectorOptions);
};

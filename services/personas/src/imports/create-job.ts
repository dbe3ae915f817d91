import { factsOf, rowSubject } from '@skills-architect/contracts/personas';
import { rolesByIds } from '@skills-architect/contracts/roles';
import { AppError, fold, type JobRun } from '@skills-architect/service-kit';
import type { Mapping } from '../persona-skills/mapping-rules';
import { readLibrary } from '../persona-skills/read-library';
import { toImportKey } from '../personas/import-key';
import { industrySkills, insertPersona } from '../personas/write-persona';
import { createdMapping } from '../row-mapping/current-mapping';
import { archiveFile, type ImportDependencies, publishStatus } from './import-dependencies';
import type { ImportJob } from './parse-job';
import type { RowDocument } from './row-document';

export const CREATE_JOB = 'persona-import-create';

/** Rows that can become personas: a role is selected or none is wanted, and the name is free. */
export const isCreatable = (row: RowDocument) =>
  (row.selectedRoleId !== null || row.withoutRole) && !row.isDuplicatePersona && row.personaId === undefined;

/**
 * Creates a persona from each row with a selected role, or that is to have none. The other rows stay in the import until the user selects a role
 * or discards them. A run that continues after a crash finds personas that exist already by their import key. A row
 * whose name was taken meanwhile becomes a duplicate.
 */
export const createFromRows = async (
  dependencies: ImportDependencies,
  { data: { token }, signal, progress, identity }: JobRun<ImportJob>,
) => {
  const { stores, imports, rows } = dependencies;
  const document = await imports.get(token);
  if (!document) return;
  const readRows = await rows.find(token, { outcome: ['read'] }).toArray();
  // Rows whose name the client had before are left out, as the dialog said.
  const newRows = readRows.filter((row) => !row.isDuplicatePersona);
  const creatableRows = readRows.filter(isCreatable);
  // Of several rows with the same name only the first becomes a persona.
  const openNames = new Set(creatableRows.map((row) => fold(row.personaName)));
  const createdBefore = readRows.filter((row) => row.personaId !== undefined).length;
  const total = openNames.size + createdBefore;
  const roleIds = creatableRows.flatMap((row) => row.selectedRoleId ?? []);
  const skills = await industrySkills(stores.kit, roleIds, { identity });
  const { roles } = roleIds.length
    ? await stores.kit.peer(rolesByIds, { body: { roleIds } }, { identity })
    : { roles: [] };
  const mappedSkillIds = [
    ...new Set(creatableRows.flatMap(({ mapping }) => (mapping?.rows ?? []).map(({ skillId }) => skillId))),
  ];
  const library = await readLibrary(stores.kit, mappedSkillIds, { identity });
  const knownSkillIds = new Set(library.keys());
  const leadership = new Map(roles.map((role) => [role.roleId, role.leadershipRole?.leadershipRoleId ?? null]));
  const write = { by: document.userId, changeSet: token };

  for (const row of creatableRows) {
    signal.throwIfAborted();
    const { selectedRoleId: roleId } = row;
    await createPersona(
      dependencies,
      document.clientId,
      row,
      roleId,
      leadership.get(roleId ?? 0) ?? null,
      createdMapping(row.mapping, roleId, skills.get(roleId ?? 0) ?? [], knownSkillIds),
      write,
    );
    openNames.delete(fold(row.personaName));
    const done = total - openNames.size;
    await progress(done, total);
    await publishStatus(
      dependencies,
      await imports.move(token, ['creating'], { completedItems: done, totalItems: total }),
    );
  }
  await stores.decisions.ofImport(document);
  const createdIds = new Set((await rows.findCreated(token).toArray()).map(({ _id }) => _id));
  const isLeft = newRows.some(({ _id }) => !createdIds.has(_id));
  if (isLeft) await rows.leaveCreated(token);
  const ended = isLeft
    ? await imports.move(token, ['creating'], { stage: 'selection' })
    : await endImport(dependencies, token);
  await publishStatus(dependencies, ended);
};

const endImport = async ({ stores, imports, rows, clientSkills, documents }: ImportDependencies, token: string) => {
  await stores.kit.files.remove(archiveFile(token));
  await rows.endAll(token);
  await clientSkills.endAll(token);
  await documents.remove(token);
  return imports.end(token, ['creating'], { stage: 'done' });
};

const createPersona = async (
  { stores, rows, clientSkills, documents, sources }: ImportDependencies,
  clientId: number,
  row: RowDocument,
  industryRoleId: number | null,
  leadershipRoleId: number | null,
  mapping: Mapping,
  write: Parameters<typeof insertPersona>[4],
) => {
  const findCreated = () =>
    stores.personas.model.findOne({ clientId, importKey: toImportKey(row.token, row._id) }, { _id: 1 }).lean();
  const linkTo = async (personaId: number) => {
    await clientSkills.assignTo(rowSubject(row._id), personaId);
    const document = await documents.get(row.token, row.index);
    const { fileName, origins = {} } = row;
    await sources.keep({ _id: personaId, clientId, fileName, blocks: document?.blocks ?? [], origins });
    return rows.update(row.token, row._id, { personaId });
  };
  const created = await findCreated();
  if (created) return linkTo(created._id);
  const form = {
    groupName: row.groupName,
    personaName: row.personaName,
    ...factsOf((name) => row[name]),
    roleDescription: row.roleDescription,
    rolesResponsibilities: row.rolesAndResponsibilities,
    requirements: row.requirements,
    industryRoleId,
    leadershipRoleId,
    importKey: toImportKey(row.token, row._id),
  };
  try {
    const persona = await insertPersona(stores, clientId, form, mapping, write);
    return await linkTo(persona._id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    // A run that lost its lock may have created the same persona at the same time.
    const other = await findCreated();
    return rows.update(row.token, row._id, other ? { personaId: other._id } : { isDuplicatePersona: true });
  }
};

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { formatCount } from '@skills-architect/contracts/locale';
import { rowSubject } from '@skills-architect/contracts/personas';
import { AppError, fold, type JobRun, withTemporaryFolder } from '@skills-architect/service-kit';
import { newClientSkills } from '../client-skills/client-skills-document';
import { archiveFile, type ImportDependencies, markedFile, publishStatus } from '../imports/import-dependencies';
import type { ImportDocument } from '../imports/import-document';
import { type ImportJob, markExisting, NEW_ROW } from '../imports/parse-job';
import { queueJob } from '../imports/queue-job';
import { rowTerms } from '../imports/row-document';
import type { PersonaDocument } from '../personas/persona-document';
import { readUploadedForm } from '../table-columns/read-upload';
import { changeNotes } from './changed-roles';
import { markedSheet } from './marked-sheet';
import { readRoleSheet, roleColumns, type SheetKind, type SheetRole } from './role-sheet';
import { roleUpload } from './role-upload';

/** Roles written per batch. */
const BATCH_SIZE = 100;

/** Reads the uploaded workbook of an import. */
const readUploaded = (
  dependencies: ImportDependencies,
  { _id: token, clientId }: ImportDocument,
  sheet: SheetKind,
  levelCount: number,
) =>
  withTemporaryFolder('role-sheet', async (folder) => {
    const copy = path.join(folder, 'uploaded.xlsx');
    if (!(await dependencies.stores.kit.files.copyTo(archiveFile(token), copy)))
      throw new AppError('not-found', 'The uploaded workbook is gone. Start the import again.');
    return readUploadedForm(dependencies, roleUpload(clientId, sheet, copy, levelCount));
  });

/** Inserts the roles as rows of the import; rows that exist already are unchanged. */
const insertRoles = async (
  dependencies: ImportDependencies,
  { _id: token, fileName }: ImportDocument,
  roles: readonly SheetRole[],
  { signal, progress }: Pick<JobRun<ImportJob>, 'signal' | 'progress'>,
) => {
  const { imports, rows } = dependencies;
  for (let from = 0; from < roles.length; from += BATCH_SIZE) {
    signal.throwIfAborted();
    const batch = roles.slice(from, from + BATCH_SIZE);
    await rows.insertAll(
      batch.map(({ skills, ...role }, index) => ({
        ...NEW_ROW,
        ...role,
        token,
        index: from + index,
        part: 0,
        fileName,
        outcome: 'read',
        reason: '',
        terms: rowTerms(role.personaName),
        clientSkills: skills.length,
      })),
    );
    const completedItems = from + batch.length;
    await progress(completedItems, roles.length);
    const change = { completedItems, totalItems: roles.length };
    await publishStatus(dependencies, await imports.move(token, ['parsing'], change));
  }
};

/** Inserts the client skills of the rows, still without suggestions. */
const insertSkills = async (
  { rows, clientSkills }: ImportDependencies,
  { _id: token, clientId, fileName }: ImportDocument,
  roles: readonly SheetRole[],
) => {
  const inserted = await rows.find(token).toArray();
  await clientSkills.addAll(
    inserted.flatMap((row) => {
      const skills = roles[row.index]?.skills ?? [];
      if (!skills.length) return [];
      const _id = rowSubject(row._id);
      const stage = 'matching' as const;
      return [{ _id, clientId, token, uploadId: token, fileName, stage, rev: 0, rows: newClientSkills(skills) }];
    }),
  );
};

/** What the workbook says otherwise about personas of the client. */
const findChanges = async (
  { stores: { personas }, clientSkills }: ImportDependencies,
  clientId: number,
  roles: readonly SheetRole[],
): Promise<string[]> => {
  const namesakes = await personas.model
    .find({ clientId, nameKey: { $in: roles.map(({ personaName }) => fold(personaName)) }, ...personas.alive })
    .lean<PersonaDocument[]>();
  const skills = new Map(
    (await clientSkills.findAll(namesakes.map(({ _id }) => String(_id)))).map(({ _id, rows }) => [_id, rows]),
  );
  return changeNotes(
    roles,
    new Map(namesakes.map((persona) => [persona.nameKey, { ...persona, skills: skills.get(String(persona._id)) }])),
  );
};

/** The job that checks an uploaded workbook: either all its roles become rows, or its wrong cells are reported. */
export const readRoles = async (dependencies: ImportDependencies, run: JobRun<ImportJob>) => {
  const { stores, imports, wrongCells, books } = dependencies;
  const { kit, readClient } = stores;
  const { token } = run.data;
  const document = await imports.get(token);
  if (!document?.sheet || document.stage !== 'parsing') return;
  const { proficiencySchemeLevelCount } = await readClient(document.clientId);
  const { forms, notes: fileNotes } = await readUploaded(
    dependencies,
    document,
    document.sheet,
    proficiencySchemeLevelCount,
  );
  const { roles, wrong } = readRoleSheet(forms, document.sheet, proficiencySchemeLevelCount);
  if (wrong.length) {
    await wrongCells.save(token, wrong);
    const columns = roleColumns(document.sheet, proficiencySchemeLevelCount);
    const marked = forms.map((form) => markedSheet(form, columns, wrong));
    await kit.files.save(markedFile(token), await books.writeStyled(...marked));
    const errorMessage = `${formatCount(wrong.length, 'cell is wrong', 'cells are wrong')}, so nothing was imported. Correct the workbook and upload it again.`;
    const change = { stage: 'failed' as const, errorMessage, wrongCells: wrong.length, notes: fileNotes };
    return publishStatus(dependencies, await imports.move(token, ['parsing'], change));
  }
  const notes = [...fileNotes, ...(await findChanges(dependencies, document.clientId, roles))];
  await insertRoles(dependencies, document, roles, run);
  await insertSkills(dependencies, document, roles);
  await markExisting(dependencies, token, document.clientId);
  await run.preventCancelling();
  const change = {
    stage: 'matching' as const,
    completedItems: 0,
    totalItems: roles.length,
    notes,
    jobToken: `match ${token} ${randomUUID()}`,
  };
  const movedImport = await kit.db.transaction(async (session) => {
    const next = await imports.move(token, ['parsing'], change, session);
    if (next) await queueJob(kit, next, session);
    return next;
  });
  await publishStatus(dependencies, movedImport);
};

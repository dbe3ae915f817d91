import path from 'node:path';
import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { importName } from '@skills-architect/contracts/roles';
import { importedSkills, importSkills, listSources } from '@skills-architect/contracts/skills';
import { type ImportJob, importChangeSets } from '@skills-architect/library-service-kit/import-run';
import { AppError, type JobRun, type Pool, pagesByKey, withTemporaryFolder } from '@skills-architect/service-kit';
import { ESCO } from '../esco/read-esco';
import type { RoleDocument } from '../industry-roles/role-document';
import { type ImportDependencies, ROLES_PER_BATCH, SKILLS_PER_BATCH } from './import-dependencies';
import { type ImportDocument, LIBRARY } from './import-document';
import type { ReadTaxonomy, TaxonomyFrame } from './taxonomy';
import { translateLibrary } from './translate-library';
import { readPlaces } from './write-places';
import { compareRoleBatch } from './write-roles';

const READ_PROCESSOR_MS = 600_000;
const PAGE_SIZE = 5000;

/** Parses the uploaded files in a child process; stores the result as files of the import. */
const readFiles = (
  { kit, files }: ImportDependencies,
  readers: Pool,
  { _id: importId, files: names }: ImportDocument,
  { signal, identity }: JobRun<ImportJob>,
): Promise<ReadTaxonomy> =>
  withTemporaryFolder('library-import', async (folder) => {
    const copies: { name: string; path: string }[] = [];
    for (const [index, name] of names.entries()) {
      const copy = path.join(folder, `${index}`);
      if (!(await kit.files.copyTo(files.uploadedName(importId, index), copy)))
        throw new AppError('not-found', 'The files of this import are gone. Choose them again.');
      copies.push({ name, path: copy });
    }
    const { sources } = await kit.peer(listSources, {}, { identity });
    const known = sources.find(({ source }) => source === ESCO.name);
    const language = known && (known.language ?? MAIN_LANGUAGE);
    const read = await readers
      .run<ReadTaxonomy>({ files: copies, folder, language }, { processorMs: READ_PROCESSOR_MS, signal })
      .catch((error: Error) => {
        throw new AppError('invalid', error.message, { cause: error });
      });
    if (read.frame) await files.keep(importId, read.frame, (name) => path.join(folder, name));
    return read;
  });

/** Stores for each record what the import would do to it, and the library's records that are missing from the files. */
const compare = async (dependencies: ImportDependencies, run: JobRun<ImportJob>, frame: TaxonomyFrame) => {
  const { kit, importRows, files, roles, structure } = dependencies;
  const { importId } = run.data;
  const { identity, signal } = run;
  const { sources } = await kit.peer(listSources, {}, { identity });
  const sourceId = sources.find(({ source }) => source === frame.taxonomy.name)?.sourceId ?? 0;
  const { changeSet } = importChangeSets(LIBRARY, importId);
  // A job that takes over starts from the beginning; the former one, once it goes on, must not clear its rows.
  await run.confirm();
  await importRows.clear(importId);
  const { language } = frame;
  if (language !== undefined) return compareTranslations(dependencies, run, { ...frame, language }, sourceId);
  let done = 0;
  const saveRows = async (kind: 'skill' | 'role', rows: Parameters<typeof importRows.put>[2]) => {
    await importRows.put(importId, kind, rows);
    done += rows.length;
    await run.progress(done, 0, 'skills and roles compared');
  };
  for await (const skills of files.skills(importId, SKILLS_PER_BATCH)) {
    signal.throwIfAborted();
    const names = new Map(skills.map(({ externalId, skillName }) => [externalId, skillName]));
    const states = sourceId
      ? (await kit.peer(importSkills, { body: { sourceId, changeSet, dryRun: true, skills } }, { identity })).skills
      : skills.map(({ externalId }) => ({ externalId, state: 'new' as const }));
    await saveRows(
      'skill',
      states.map(({ externalId, state }) => ({ key: externalId, name: names.get(externalId) ?? '', state })),
    );
  }
  const places = await readPlaces(structure, frame.places);
  for await (const batch of files.roles(importId, ROLES_PER_BATCH)) {
    signal.throwIfAborted();
    const rows = await compareRoleBatch({ kit, roles, identity, sourceId, places, batch }, changeSet);
    await saveRows(
      'role',
      rows.map(({ key, fields, state }) => ({ key, name: fields.roleName, state })),
    );
  }
  if (sourceId) await saveGone(dependencies, run, sourceId);
  return { sourceId, warnings: [] };
};

/** Stores for each translated record what the import would do to it. */
const compareTranslations = async (
  dependencies: ImportDependencies,
  run: JobRun<ImportJob>,
  { taxonomy: { name }, language, groups }: TaxonomyFrame & { language: string },
  sourceId: number,
) => {
  if (!sourceId)
    throw new AppError(
      'invalid',
      `The library has no skills and roles of ${name} yet. Import all files of ${name} in one language first, then its translations.`,
    );
  const translation = { taxonomy: name, sourceId, language, groups, dryRun: true, total: 0 };
  const warnings = await translateLibrary(dependencies, run, translation);
  const { importId } = run.data;
  const { importRows } = dependencies;
  const counts = Object.values(await importRows.allCounts(importId));
  if (counts.every(({ changed, edited, same }) => changed + edited + same === 0))
    throw new AppError(
      'invalid',
      `The files translate no skill, role or group of the library. ${warnings.join(' ')}`.trim(),
    );
  return { sourceId, warnings };
};

/** Stores the skills and roles of the source that are missing from the files. */
const saveGone = async ({ kit, importRows, roles }: ImportDependencies, run: JobRun<ImportJob>, sourceId: number) => {
  const { importId } = run.data;
  const saveMissing = async (kind: 'skill' | 'role', found: { key: string; name: string; recordId: number }[]) => {
    const importedKeys = await importRows.findImportedKeys(
      importId,
      kind,
      found.map(({ key }) => key),
    );
    const missing = found.filter(({ key }) => !importedKeys.has(key));
    await importRows.put(
      importId,
      kind,
      missing.map((row) => ({ ...row, state: 'gone' as const })),
    );
  };
  for (let after = 0, more = true; more; ) {
    run.signal.throwIfAborted();
    const page = await kit.peer(importedSkills, { body: { sourceId, after } }, { identity: run.identity });
    await saveMissing(
      'skill',
      page.skills.map(({ externalId, skillName, skillId }) => ({
        key: externalId,
        name: skillName,
        recordId: skillId,
      })),
    );
    more = page.more;
    after = page.skills.at(-1)?.skillId ?? 0;
  }
  const readRoles = (after: number) =>
    roles.model
      .find({ sourceId, _id: { $gt: after }, ...roles.alive }, { externalId: 1, roleName: 1 })
      .sort({ _id: 1 })
      .limit(PAGE_SIZE)
      .lean<Pick<RoleDocument, '_id' | 'externalId' | 'roleName'>[]>();
  for await (const found of pagesByKey(0, readRoles, ({ _id }) => _id, run.signal))
    await saveMissing(
      'role',
      found.flatMap(({ _id, externalId, roleName }) =>
        externalId === undefined ? [] : [{ key: externalId, name: roleName, recordId: _id }],
      ),
    );
};

/** The preview job: parses the files and compares them with the library without changing it. */
export const previewImport = async (
  dependencies: ImportDependencies,
  readers: Pool,
  record: ImportDocument,
  run: JobRun<ImportJob>,
) => {
  const { kit, imports, importRows } = dependencies;
  const { importId, userId } = run.data;
  const { taxonomy, tables, refusal, frame, ...read } = await readFiles(dependencies, readers, record, run);
  await run.confirm();
  const language = frame ? frame.language : read.language;
  // Stored at once, so that a refusal names the import too.
  await imports.change(importId, undefined, { taxonomy, tables, language }, { by: userId });
  if (!frame) throw new AppError('invalid', refusal ?? 'The files cannot be read.');
  const { sourceId, warnings: missing } = await compare(dependencies, run, frame);
  const counts = await importRows.allCounts(importId);
  const warnings = [...frame.warnings, ...missing].slice(0, 50);
  return {
    change: {
      ...counts,
      sourceId,
      warnings,
      previewedAt: kit.now(),
    },
    summary: `The preview of ${importName({ taxonomy, language })} is ready`,
  };
};

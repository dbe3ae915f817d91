import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { importName } from '@skills-architect/contracts/roles';
import {
  ensureSource,
  importSkillLinks,
  importSkills,
  LibraryStatus,
  retireImportedSkills,
} from '@skills-architect/contracts/skills';
import { type ImportJob, importChangeSets } from '@skills-architect/library-service-kit/import-run';
import { type JobRun, pagesByKey, repeatOnDuplicateKey } from '@skills-architect/service-kit';
import { type ImportDependencies, LINKS_PER_BATCH, ROLES_PER_BATCH, SKILLS_PER_BATCH } from './import-dependencies';
import { type ImportDocument, LIBRARY } from './import-document';
import { translateLibrary } from './translate-library';
import { writePlaces } from './write-places';
import { writeRoles } from './write-roles';

/** Retires the records that the taxonomy no longer has, in batches. */
const retireGone = async (
  { kit, importRows, roles }: ImportDependencies,
  run: JobRun<ImportJob>,
  changeSet: string,
) => {
  const { importId, userId } = run.data;
  for (const kind of ['skill', 'role'] as const) {
    const read = (after: string) => importRows.nextGone(importId, kind, after, SKILLS_PER_BATCH);
    for await (const page of pagesByKey('', read, ({ key }) => key, run.signal)) {
      const ids = page.flatMap(({ recordId }) => recordId ?? []);
      if (kind === 'skill') {
        const body = { changeSet, skillIds: ids };
        const { retired } = await kit.peer(retireImportedSkills, { body }, { identity: run.identity });
        await importRows.mark(importId, kind, retired, { retired: true });
      } else {
        const notRetired = { _id: { $in: ids }, roleStatus: { $ne: LibraryStatus.Retired }, ...roles.alive };
        const found = await roles.model.find(notRetired, { _id: 1, rev: 1 }).lean();
        const patches = found.map(({ _id }) => [_id, { roleStatus: LibraryStatus.Retired }] as const);
        const revisions = new Map(found.map(({ _id, rev }) => [_id, rev]));
        await roles.changeMany(new Map(patches), { by: userId, changeSet }, revisions);
        const retired = await roles.model.find({ _id: { $in: ids }, changeSet }, { _id: 1 }).lean();
        await importRows.mark(
          importId,
          kind,
          retired.map(({ _id }) => _id),
          { retired: true },
        );
      }
    }
  }
};

/**
 * Writes the taxonomy's links between skills, which exist by now; returns how many were written, and how many would
 * make circles.
 */
const writeLinks = async (
  { kit, files }: ImportDependencies,
  { data, identity, signal }: JobRun<ImportJob>,
  sourceId: number,
) => {
  const { changeSet } = importChangeSets(LIBRARY, data.importId);
  let [written, circular] = [0, 0];
  for await (const links of files.links(data.importId, LINKS_PER_BATCH)) {
    signal.throwIfAborted();
    const done = await kit.peer(importSkillLinks, { body: { sourceId, changeSet, links } }, { identity });
    written += done.written;
    circular += done.circular;
  }
  return { written, circular };
};

/** What the end of an import changes, and its result in words; `written` ends them. */
const endOf = async (
  { kit, importRows }: ImportDependencies,
  record: ImportDocument,
  { importId, warnings, written }: { importId: number; warnings: string[]; written: string },
) => {
  const [counts, retired] = await Promise.all([importRows.allCounts(importId), importRows.countRetired(importId)]);
  const { skills, roles, groups } = counts;
  const groupText = groups.changed ? `, ${formatCount(groups.changed, 'group')}` : '';
  return {
    change: { ...counts, retired, warnings, endedAt: kit.now() },
    summary: `${importName(record)}: ${formatCount(skills.new + skills.changed, 'skill')}, ${formatCount(roles.new + roles.changed, 'role')}${groupText}${written}`,
  };
};

/** The import job. Each step is idempotent: records are found again by source and the taxonomy's id. */
export const runImport = async (dependencies: ImportDependencies, record: ImportDocument, run: JobRun<ImportJob>) => {
  const { kit, imports, importRows, files, roles, structure } = dependencies;
  const { identity, signal, data } = run;
  const { importId, userId } = data;
  const { changeSet } = importChangeSets(LIBRARY, importId);
  const frame = await files.frame(importId);
  const count = (counts: typeof record.skills) => counts.new + counts.changed + counts.edited + counts.same;
  const total = count(record.skills) + count(record.roles);
  if (frame.language !== undefined) {
    const { sourceId } = record;
    const { taxonomy, language, groups } = frame;
    const translation = { taxonomy: taxonomy.name, sourceId, language, groups, dryRun: false, total };
    const warnings = await translateLibrary(dependencies, run, translation);
    return endOf(dependencies, record, { importId, warnings, written: ' translated' });
  }
  const { name: source, licence, attribution, language } = frame.taxonomy;
  const { sourceId } = await kit.peer(
    ensureSource,
    { body: { source, licence, attribution, language, changeSet } },
    { identity },
  );
  await imports.change(importId, undefined, { sourceId }, { by: userId });
  let done = 0;
  for await (const skills of files.skills(importId, SKILLS_PER_BATCH)) {
    signal.throwIfAborted();
    const names = new Map(skills.map(({ externalId, skillName }) => [externalId, skillName]));
    const imported = await kit.peer(importSkills, { body: { sourceId, changeSet, skills } }, { identity });
    await importRows.put(
      importId,
      'skill',
      imported.skills.map(({ externalId, skillId, state }) => ({
        key: externalId,
        name: names.get(externalId) ?? '',
        state,
        ...(skillId !== undefined && { recordId: skillId }),
      })),
    );
    done += skills.length;
    await run.progress(done, total, 'skills and roles');
  }
  const tree = await writeLinks(dependencies, run, sourceId);
  const write = { by: userId, changeSet };
  const places = await writePlaces(structure, frame.places, { sourceId, language }, write);
  for await (const batch of files.roles(importId, ROLES_PER_BATCH)) {
    signal.throwIfAborted();
    const written = await repeatOnDuplicateKey(() =>
      writeRoles({ kit, roles, identity, sourceId, places, batch }, write),
    );
    await importRows.put(importId, 'role', written);
    done += batch.length;
    await run.progress(done, total, 'skills and roles');
  }
  if (record.gone === 'retire') await retireGone(dependencies, run, changeSet);
  const leftOutText = `${tree.circular} links of the skill tree are left out: they would put a skill below itself.`;
  const warnings = tree.circular ? [...record.warnings, leftOutText] : record.warnings;
  const treeText = tree.written ? `, ${formatNumber(tree.written)} links of the skill tree` : '';
  return endOf(dependencies, record, { importId, warnings, written: `${treeText} imported` });
};

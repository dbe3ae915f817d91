import { formatCount, formatNumber, languageName } from '@skills-architect/contracts/locale';
import { type ImportState, importSkillTranslations } from '@skills-architect/contracts/skills';
import {
  importTranslations,
  ownLanguageOf,
  removedTranslations,
  searchedTranslations,
} from '@skills-architect/library-service-kit';
import { type ImportJob, importChangeSets } from '@skills-architect/library-service-kit/import-run';
import type { JobRun } from '@skills-architect/service-kit';
import { type RoleDocument, roleTexts } from '../industry-roles/role-document';
import { type ImportDependencies, ROLES_PER_BATCH, SKILLS_PER_BATCH } from './import-dependencies';
import { LIBRARY } from './import-document';
import type { GroupNames } from './taxonomy';
import { translateGroups } from './translate-groups';
import { isEdited } from './write-roles';

/** Missing records that a warning names; the others are counted. */
const MOST_NAMED = 20;

/** Counts the translated records that the library does not have, and keeps the names of the first ones. */
const missingRecords = (noun: string) => {
  const named: string[] = [];
  let count = 0;
  return {
    add(name: string) {
      count += 1;
      if (count <= MOST_NAMED) named.push(name);
    },
    warning: () =>
      count
        ? [
            `${formatCount(count, noun)} of the files not in the library: ${named.join(', ')}${count > named.length ? ' …' : ''}`,
          ]
        : [],
  };
};

interface Translation {
  taxonomy: string;
  sourceId: number;
  language: string;
  groups: GroupNames | undefined;
  dryRun: boolean;
  /** Number of records, for the progress. */
  total: number;
}

/**
 * Adds the translations of an import to the skills, roles and groups of their source, or, with `dryRun`, only compares them.
 * Stores a row for each record; returns warnings that name records which the library does not have.
 */
export const translateLibrary = async (
  { kit, importRows, files, roles, structure, sourceLanguages }: ImportDependencies,
  run: JobRun<ImportJob>,
  { taxonomy, sourceId, language, groups, dryRun, total }: Translation,
): Promise<string[]> => {
  const { data, identity, signal } = run;
  const { importId, userId } = data;
  const { changeSet } = importChangeSets(LIBRARY, importId);
  const languages = await sourceLanguages();
  const missing = { skill: missingRecords('skill'), role: missingRecords('role') };
  let done = 0;
  let [found, untranslated] = [0, 0];
  const saveRows = async (
    kind: keyof typeof missing,
    batch: readonly { externalId: string; name: string }[],
    rows: readonly {
      externalId: string;
      recordId: number;
      name: string;
      state: ImportState;
      hasOwnName?: boolean | undefined;
    }[],
  ) => {
    const foundIds = new Set(rows.map(({ externalId }) => externalId));
    for (const { externalId, name } of batch) if (!foundIds.has(externalId)) missing[kind].add(name);
    found += rows.length;
    untranslated += rows.filter(({ hasOwnName }) => hasOwnName).length;
    await importRows.put(
      importId,
      kind,
      rows.map(({ externalId, hasOwnName: _, ...row }) => ({ key: externalId, ...row })),
    );
    done += rows.length;
    await run.progress(done, total, 'translations');
  };
  for await (const translations of files.skillTranslations(importId, SKILLS_PER_BATCH)) {
    signal.throwIfAborted();
    const body = { sourceId, changeSet, dryRun, translations };
    const { skills } = await kit.peer(importSkillTranslations, { body }, { identity });
    const names = new Map(translations.map(({ externalId, name }) => [externalId, name]));
    await saveRows(
      'skill',
      translations,
      skills.map(({ externalId, skillId, state, hasOwnName }) => ({
        externalId,
        recordId: skillId,
        name: names.get(externalId) ?? '',
        state,
        hasOwnName,
      })),
    );
  }
  for await (const translations of files.roleTranslations(importId, ROLES_PER_BATCH)) {
    signal.throwIfAborted();
    const rows = await importTranslations({
      changeSet,
      dryRun,
      translations,
      texts: roleTexts,
      ownLanguage: (role) => ownLanguageOf(role, languages),
      isEdited,
      removed: removedTranslations(kit, 'role'),
      toFields: searchedTranslations,
      find: (externalIds) =>
        roles.model.find({ sourceId, uniqueKey: { $in: [...externalIds] }, ...roles.alive }).lean<RoleDocument[]>(),
      change: (fields, revisions) => roles.changeMany(fields, { by: userId, changeSet }, revisions),
    });
    await saveRows('role', translations, rows);
  }
  const groupWarnings = groups
    ? await translateGroups({ kit, importRows, structure }, run, { taxonomy, sourceId, changeSet, groups, dryRun })
    : [];
  const sameNames =
    untranslated * 2 > found
      ? [
          `${formatNumber(untranslated)} of ${formatNumber(found)} names are the same as in the library: are the files really in ${languageName(language)}?`,
        ]
      : [];
  return [...sameNames, ...missing.skill.warning(), ...missing.role.warning(), ...groupWarnings];
};

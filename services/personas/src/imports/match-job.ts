import { rowSubject } from '@skills-architect/contracts/personas';
import { suggestRoles } from '@skills-architect/contracts/roles';
import type { JobRun } from '@skills-architect/service-kit';
import { type MatchNames, matchAll, nameMatcher } from '../client-skills/match-skills';
import { type ImportDependencies, publishStatus } from './import-dependencies';
import type { ImportJob } from './parse-job';
import type { RowDocument } from './row-document';

export const MATCH_JOB = 'persona-import-match';
const BATCH_SIZE = 10;

export const suggestionRequest = (row: RowDocument) => ({
  personaName: row.personaName,
  groupName: row.groupName,
  roleDescription: row.roleDescription,
  rolesAndResponsibilities: row.rolesAndResponsibilities,
  restored: row.restored,
});

/** Suggests library skills for the client skills of these rows. */
const matchClientSkills = async (
  { clientSkills }: ImportDependencies,
  batch: readonly RowDocument[],
  match: MatchNames,
  signal: AbortSignal,
) => {
  const subjects = batch.filter((row) => row.clientSkills).map(({ _id }) => rowSubject(_id));
  if (subjects.length) await matchAll(clientSkills, await clientSkills.findUnmatched(subjects), match, signal);
};

/** Suggests industry roles for all parsed rows; skips rows that an earlier run has matched. */
export const matchRows = async (
  dependencies: ImportDependencies,
  { data: { token }, signal, progress, identity }: JobRun<ImportJob>,
) => {
  const { stores, imports, rows } = dependencies;
  const document = await imports.get(token);
  if (!document) return;
  const { sourceIds } = await stores.readClient(document.clientId);
  const match = nameMatcher(stores.kit, sourceIds, { identity });
  const readRows = await rows.find(token, { outcome: ['read'] }).toArray();
  const unmatched = readRows.filter((row) => !row.matched);
  for (let from = 0; from < unmatched.length; from += BATCH_SIZE) {
    signal.throwIfAborted();
    const batch = unmatched.slice(from, from + BATCH_SIZE);
    await matchClientSkills(dependencies, batch, match, signal);
    const { suggestions } = await stores.kit.peer(
      suggestRoles,
      { body: { clientId: document.clientId, roleSuggestionsRequest: batch.map(suggestionRequest) } },
      { identity },
    );
    await rows.updateAll(
      batch.map((row, index) => ({
        rowId: row._id,
        change: {
          matched: true,
          elsewhere: suggestions[index]?.elsewhere ?? [],
          recommendations: (suggestions[index]?.roles ?? []).map((role) => ({
            ...role,
            isSelected: false,
            isSearchedRole: false,
          })),
        },
      })),
    );
    const done = readRows.length - unmatched.length + from + batch.length;
    await progress(done, readRows.length);
    await publishStatus(
      dependencies,
      await imports.move(token, ['matching'], { completedItems: done, totalItems: readRows.length }),
    );
  }
  await publishStatus(dependencies, await imports.move(token, ['matching'], { stage: 'selection' }));
};

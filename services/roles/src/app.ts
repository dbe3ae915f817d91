import { eraseRolesPerson, readRolesPerson, roleLinkCalls, roleNamesCalls } from '@skills-architect/contracts/roles';
import {
  linkRoutes,
  linkStore,
  offeredRecords,
  shownNames,
  type TranslatedCollections,
  translatedNamesRoutes,
} from '@skills-architect/library-service-kit';
import type { Embedder } from '@skills-architect/library-service-kit/embeddings';
import { type SuggestionSettings, suggestionWriter } from '@skills-architect/library-service-kit/models';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import {
  type BuildService,
  clientReader,
  exportCleanup,
  type NamePlace,
  personModule,
} from '@skills-architect/service-kit';
import { roleHealth } from './health/role-health';
import { findRoute } from './home/find';
import { homeRoute } from './home/home';
import { compareRoutes } from './industry-roles/compare-route';
import { deletedRoles } from './industry-roles/deleted-roles';
import { expectedLevelsRoute } from './industry-roles/expected-levels';
import { mostUsedSkillsRoute } from './industry-roles/most-used-skills';
import { roleReader } from './industry-roles/read-role';
import { roleChanges } from './industry-roles/role-changes';
import { roleMigrations, roleResource } from './industry-roles/role-document';
import { roleHistoryRoutes } from './industry-roles/role-history';
import { roleRoutes } from './industry-roles/role-routes';
import { roleSearch } from './industry-roles/role-search';
import { roleUsageRoute } from './industry-roles/role-usage';
import { rolesOfSkillRoute } from './industry-roles/roles-of-skill';
import { skillUseRoute } from './industry-roles/skill-use';
import { shownSourceLanguages, sourceLanguages, sourceNames } from './industry-roles/source-names';
import { jobAnnotation } from './job-postings/job-annotation';
import { postingMigration, postingResource } from './job-postings/posting-document';
import { libraryExport } from './library-export/export-library';
import { libraryImport } from './library-import/import-routes';
import { roleLinks } from './library-links/role-links';
import { accuracyRoutes } from './match-decisions/accuracy-routes';
import { decidedTitles } from './match-decisions/decided-titles';
import { decisionStore } from './match-decisions/decision-store';
import { postingMatcher } from './match-decisions/posting-matcher';
import { recordRoutes, suggestionReader } from './match-decisions/record-routes';
import { clientMatcher } from './matching/client-matcher';
import { closerPlaces } from './matching/closer-places';
import { matchRoutes } from './matching/match-routes';
import { roleMatcher } from './matching/role-matcher';
import { postingTables } from './posting-import/posting-tables';
import { suggestAgain } from './posting-import/suggest-again';
import { changesSinceReleases } from './role-changes/role-changes';
import { mergeRoutes } from './role-merges/merge-routes';
import { roleMerges } from './role-merges/role-merges';
import { requestRoutes } from './role-requests/request-routes';
import { leadershipSkillRoutes, roleSkillRoutes } from './role-skills/role-skill-routes';
import { seedRolesService } from './seed';
import { createFunctionRoute } from './structure/create-function';
import { structureFoldMigrations } from './structure/fold-migrations';
import { roleTranslations } from './structure/place-translations';
import { structureResources } from './structure/structure-documents';
import { structureNames } from './structure/structure-names';
import { structureRoutes } from './structure/structure-routes';
import { suggestionReplay } from './suggestion-log/replay-job';
import { suggestionLogRoutes } from './suggestion-log/suggestion-log-routes';
import { leadershipSkillSuggestionRoute } from './suggestions/leadership-skill-suggestions';
import { relatedRoles } from './suggestions/related-roles';
import { roleSkillSuggestionRoute } from './suggestions/role-skill-suggestions';
import { roleTextSuggestionRoutes } from './suggestions/role-text-suggestions';
import { skillHolders } from './suggestions/skill-holders';
import { roleTables } from './tables/role-tables';

/** Where this service stores the names of users. */
const NAME_PLACES: NamePlace[] = [
  { collection: 'role', userId: 'request.userId', name: 'request.userName' },
  { collection: 'jobPosting', userId: 'proposal.userId', name: 'proposal.userName' },
  { collection: 'jobPostingInUse', userId: 'userId', name: 'userName' },
];

/** The collections of this service whose records have translations. */
const COLLECTIONS: TranslatedCollections = { role: 'role', subsector: 'subsector', function: 'function' };

/**
 * The service that owns industry roles with their skills, sub-sectors and functions, job postings, and the matching
 * model.
 */
export const rolesService =
  (
    seed: { demo: boolean },
    embedder?: Embedder,
    suggestions?: SuggestionSettings,
    { shareDecisions: isShared = false }: { shareDecisions?: boolean } = {},
  ): BuildService =>
  (kit) => {
    const structure = structureResources(kit);
    const translated = { collections: COLLECTIONS, sourceLanguages: sourceLanguages(kit) };
    const shownLanguages = shownSourceLanguages(kit, translated.sourceLanguages);
    const shownTranslated = { ...translated, sourceLanguages: shownLanguages };
    const shown = shownNames(kit, shownTranslated);
    const roles = roleResource(kit);
    const postings = postingResource(kit);
    const readSources = sourceNames(kit);
    const readNames = structureNames(kit, structure);
    const reader = roleReader(offeredRecords(kit, 'roleIds'), roles, readNames, readSources);
    const readClient = clientReader(kit);
    const matched = { roles, structure, sourceLanguages: translated.sourceLanguages };
    const matcher = roleMatcher(kit, matched, embedder);
    const store = decisionStore(kit);
    const addDecisions = decidedTitles(store);
    const clientMatching = clientMatcher({ log: kit.suggestions, matcher, readClient, addDecisions, isShared });
    const postingMatching = postingMatcher(matcher, addDecisions, isShared);
    const writer = suggestionWriter(kit, suggestions);
    const findRelated = relatedRoles(roles, readSources, matcher);
    const links = roleLinks({ roles, postings, leadershipRoles: structure.leadershipRoles });
    const merges = roleMerges(kit, roles, links, translated.sourceLanguages);
    const workbookPool = workbooks();
    const library = { roles, structure, postings, reader, readNames, readSources, merges };
    const parts = { kit, ...library, readClient, store, sourceLanguages: translated.sourceLanguages };
    const search = roleSearch({ ...parts, ...shownTranslated, shown, nearestRoles: matcher.nearestRoles });
    suggestAgain({ kit, postings, matcher: postingMatching });
    return [
      personModule(kit, { read: readRolesPerson, erase: eraseRolesPerson }, NAME_PLACES),
      shown,
      translatedNamesRoutes(kit, roleNamesCalls, translated),
      {
        seed: () => seedRolesService({ kit, structure, roles, postings, matcher }, seed),
        migrations: [...roleMigrations, ...structureFoldMigrations, postingMigration],
        replacedCollections: ['rechecks', 'suggestedFor', 'roleVectors'],
      },
      structureRoutes({ ...parts, shown }),
      createFunctionRoute(structure),
      roleTranslations({ kit, translated }, roles, structure),
      roleRoutes({ ...parts, search }),
      homeRoute(parts),
      findRoute(search, shown),
      roleChanges(parts),
      roleHistoryRoutes(parts),
      deletedRoles(parts),
      mergeRoutes(parts),
      linkRoutes(roleLinkCalls, linkStore(links)),
      roleSkillRoutes(kit, roles, reader),
      leadershipSkillRoutes(kit, structure),
      roleUsageRoute(parts),
      rolesOfSkillRoute(parts),
      skillUseRoute(roles, structure),
      mostUsedSkillsRoute(kit, readClient, roles),
      expectedLevelsRoute(roles),
      requestRoutes(readClient, roles),
      compareRoutes({ ...parts, workbookPool, shown }),
      matcher,
      matchRoutes(roles, closerPlaces(parts), clientMatching),
      store,
      accuracyRoutes({ ...parts, matcher }),
      recordRoutes(store, suggestionReader(clientMatching), kit.suggestions),
      suggestionLogRoutes(kit, roles),
      suggestionReplay(kit, matcher),
      writer,
      roleTextSuggestionRoutes(kit.suggestions, readNames, findRelated, writer),
      roleSkillSuggestionRoute({ kit, reader, findRelated, countHolders: skillHolders(kit, roles), writer }),
      leadershipSkillSuggestionRoute(kit, structure, writer),
      jobAnnotation(parts),
      postingTables({ ...parts, ...translated, matcher: postingMatching }),
      roleTables({ ...parts, ...translated }),
      libraryImport(kit, { roles, structure, postings, ...translated }),
      libraryExport(kit, roles, structure),
      changesSinceReleases(kit),
      roleHealth(kit, roles, postings, structure),
      exportCleanup(kit),
      { stop: () => workbookPool.close() },
    ];
  };

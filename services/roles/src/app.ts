import { roleLinkCalls } from '@skills-architect/contracts/roles';
import {
  type BuildService,
  clientReader,
  exportCleanup,
  linkRoutes,
  linkStore,
  offeredRecords,
} from '@skills-architect/service-kit';
import { type SuggestionSettings, suggestionWriter } from '@skills-architect/service-kit/models';
import { workbooks } from '@skills-architect/service-kit/workbooks';
import { createEmbedder } from './embeddings/create-embedder';
import type { EmbeddingSettings } from './embeddings/embedder';
import { roleHealth } from './health/role-health';
import { compareRoutes } from './industry-roles/compare-route';
import { deletedRoles } from './industry-roles/deleted-roles';
import { mostUsedSkillsRoute } from './industry-roles/most-used-skills';
import { roleReader } from './industry-roles/read-role';
import { roleChanges } from './industry-roles/role-changes';
import { roleMigrations, roleResource } from './industry-roles/role-document';
import { roleHistoryRoutes } from './industry-roles/role-history';
import { roleRoutes } from './industry-roles/role-routes';
import { roleSearchRoute } from './industry-roles/role-search';
import { roleUsageRoute } from './industry-roles/role-usage';
import { rolesOfSkillRoute } from './industry-roles/roles-of-skill';
import { skillUseRoute } from './industry-roles/skill-use';
import { sourceNames } from './industry-roles/source-names';
import { jobAnnotation } from './job-postings/job-annotation';
import { postingResource } from './job-postings/posting-document';
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
import { structureResources } from './structure/structure-documents';
import { structureNames } from './structure/structure-names';
import { structureRoutes } from './structure/structure-routes';
import { leadershipSkillSuggestionRoute } from './suggestions/leadership-skill-suggestions';
import { relatedRoles } from './suggestions/related-roles';
import { roleSkillSuggestionRoute } from './suggestions/role-skill-suggestions';
import { roleTextSuggestionRoutes } from './suggestions/role-text-suggestions';
import { roleTables } from './tables/role-tables';

export type { EmbeddingSettings };

/**
 * The service that owns industry roles with their skills, sub-sectors and functions, job postings, and the matching
 * model.
 */
export const rolesService =
  (
    seed: { demo: boolean },
    embedding?: EmbeddingSettings,
    suggestions?: SuggestionSettings,
    { shareDecisions: isShared = false }: { shareDecisions?: boolean } = {},
  ): BuildService =>
  (kit) => {
    const structure = structureResources(kit);
    const roles = roleResource(kit);
    const postings = postingResource(kit);
    const readSources = sourceNames(kit);
    const readNames = structureNames(kit, structure);
    const reader = roleReader(offeredRecords(kit, 'roleIds'), roles, readNames, readSources);
    const readClient = clientReader(kit);
    const matcher = roleMatcher(kit, roles, structure, embedding && createEmbedder(embedding));
    const store = decisionStore(kit);
    const addDecisions = decidedTitles(store);
    const clientMatching = clientMatcher({ matcher, readClient, addDecisions, isShared });
    const postingMatching = postingMatcher(matcher, addDecisions, isShared);
    const writer = suggestionWriter(kit, suggestions);
    const findRelated = relatedRoles(roles, readSources, matcher);
    const links = roleLinks({ roles, postings, leadershipRoles: structure.leadershipRoles });
    const merges = roleMerges(kit, roles, links);
    const parts = { roles, structure, reader, merges };
    const tables = roleTables({ kit, roles, structure, postings, readSources });
    const workbookPool = workbooks();
    const oldExports = exportCleanup(kit);
    const postingImports = postingTables({
      kit,
      roles,
      structure,
      postings,
      readSources,
      matcher: postingMatching,
    });
    suggestAgain({ kit, postings, matcher: postingMatching });
    const jobs = jobAnnotation({ kit, postings, roles, structure, reader, readNames, store });
    const health = roleHealth(kit, roles, postings);
    const releaseChanges = changesSinceReleases(kit);
    const libraryImports = libraryImport(kit, { roles, structure, postings });
    const exportRoutes = libraryExport(kit, roles, structure);
    return {
      routes: (app) => {
        structureRoutes(app, kit, readClient, structure, roles);
        roleSearchRoute(app, readClient, roles, readNames, readSources);
        createFunctionRoute(app, structure);
        roleRoutes(app, kit, roles, reader, readNames, readSources, postings);
        roleChanges(app, parts);
        roleHistoryRoutes(app, kit, parts, readNames);
        releaseChanges.routes(app);
        health.routes(app);
        deletedRoles(app, { kit, roles, reader, readNames, readSources, merges });
        mergeRoutes(app, { reader, merges, readSources });
        roleSkillRoutes(app, kit, roles, reader);
        leadershipSkillRoutes(app, kit, structure);
        roleUsageRoute(app, reader, roles, postings);
        skillUseRoute(app, roles, structure);
        mostUsedSkillsRoute(app, kit, readClient, roles);
        linkRoutes(app, roleLinkCalls, linkStore(links));
        rolesOfSkillRoute(app, roles, structure, readNames, readSources);
        requestRoutes(app, readClient, roles);
        compareRoutes(app, { kit, readClient, roles, readNames, readSources, workbookPool });
        const readCloserPlaces = closerPlaces({
          roles,
          readClient,
          readSourceNames: readSources,
          readStructureNames: readNames,
        });
        matchRoutes(app, roles, readCloserPlaces, clientMatching);
        accuracyRoutes(app, { store, roles, readClient });
        recordRoutes(app, store, suggestionReader(clientMatching));
        jobs.routes(app);
        roleTextSuggestionRoutes(app, readNames, findRelated, writer);
        roleSkillSuggestionRoute(app, { kit, reader, findRelated, writer });
        leadershipSkillSuggestionRoute(app, kit, structure, writer);
        libraryImports.routes(app);
        exportRoutes(app);
        tables.routes(app);
        postingImports.routes(app);
      },
      createIndexes: () =>
        Promise.all([
          writer.createIndexes(),
          matcher.createIndexes(),
          store.createIndexes(),
          jobs.createIndexes(),
          libraryImports.createIndexes(),
          tables.createIndexes(),
          postingImports.createIndexes(),
          health.createIndexes(),
          releaseChanges.createIndexes(),
        ]),
      seed: () => seedRolesService({ kit, structure, roles, postings, matcher }, seed),
      migrations: [...roleMigrations, ...structureFoldMigrations],
      replacedCollections: ['rechecks', 'suggestedFor'],
      start: async () => {
        await oldExports.start();
        health.start();
      },
      prepareAnswers: matcher.prepare,
      stop: async () => {
        oldExports.stop();
        await health.stop();
        await Promise.all([
          matcher.stop(),
          libraryImports.stop(),
          tables.stop(),
          postingImports.stop(),
          workbookPool.close(),
        ]);
      },
    };
  };

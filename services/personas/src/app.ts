import { erasePersonasPerson, personaLinkCalls, readPersonasPerson } from '@skills-architect/contracts/personas';
import { linkRoutes, shownNames } from '@skills-architect/library-service-kit';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { type BuildService, clientReader, exportCleanup, personModule } from '@skills-architect/service-kit';
import { exportComparisonRoute } from './comparison/export-comparison';
import { personaExports } from './exports/export-routes';
import { groupResource } from './groups/group-document';
import { personaHealth } from './health/persona-health';
import { personaImports } from './imports/imports';
import { rowMigration } from './imports/row-migration';
import { type JobDescriptionReader, jobDescriptionReader } from './job-descriptions/job-description-reader';
import { jobDescriptionRoutes } from './job-descriptions/job-description-routes';
import { pastMoves } from './library-links/past-moves';
import { personaLinks } from './library-links/persona-links';
import { overviewRoutes } from './overview/overview-routes';
import { personaProfiles } from './overview/persona-profiles';
import { libraryUseRoute } from './persona-skills/library-use';
import { mappingResource } from './persona-skills/mapping-document';
import { mappingHistoryRoutes } from './persona-skills/mapping-history';
import { mappingRoutes } from './persona-skills/mapping-routes';
import { personasOfSkillRoute } from './persona-skills/personas-of-skill';
import { sourceStore } from './persona-sources/persona-sources';
import { deletedPersonas } from './personas/deleted-personas';
import { personaFoldMigrations } from './personas/fold-migrations';
import { frozenSelections } from './personas/frozen-selection';
import { personaChanges } from './personas/persona-changes';
import { personaCounts } from './personas/persona-counts';
import { personaResource } from './personas/persona-document';
import { personaHistoryRoutes } from './personas/persona-history';
import { personaRoutes } from './personas/persona-routes';
import { personasOfRoleRoute } from './personas/personas-of-role';
import { roleNames } from './personas/role-names';
import { platformExports } from './platform-exports/platform-routes';
import { releaseEffectsRoute } from './releases/release-effects';
import { approverReader } from './reviews/approvers';
import { commentResource } from './reviews/comment-document';
import { reviewResource } from './reviews/review-document';
import { reviewModule } from './reviews/reviews';
import { roleDecisions } from './role-decisions/role-decisions';
import { seedPersonas } from './seed';

interface PersonasOptions {
  demo: boolean;
  /** Recognises the text of scanned job descriptions. */
  ocr?: boolean;
  /** Parses job descriptions; tests pass one with less memory. */
  reader?: JobDescriptionReader;
}

/** The service that owns personas with their groups and skills, imports and exports. */
export const personasService =
  ({ demo, ocr, reader = jobDescriptionReader({ ocr }) }: PersonasOptions): BuildService =>
  (kit) => {
    const groups = groupResource(kit);
    const personas = personaResource(kit);
    const mappings = mappingResource(kit);
    const reviews = reviewResource(kit);
    const comments = commentResource(kit);
    const readApprovers = approverReader(kit);
    const shown = shownNames(kit);
    const stores = {
      kit,
      shown,
      groups,
      personas,
      mappings,
      reviews,
      comments,
      readApprovers,
      names: roleNames(kit),
      readClient: clientReader(kit),
      decisions: roleDecisions(kit),
      moves: pastMoves(kit),
      profiles: personaProfiles(kit, { personas, mappings, reviews, readApprovers }),
    };
    const selections = frozenSelections(kit);
    const books = workbooks();
    const sources = sourceStore(kit);
    const personaClients = async (ids: (string | number)[]) => {
      const owned = await personas.model
        .find({ _id: { $in: ids.map(Number) }, ...personas.alive }, { clientId: 1 })
        .lean();
      return owned.map(({ _id, clientId }) => ({ id: _id, clientId }));
    };
    return [
      personModule(kit, { read: readPersonasPerson, erase: erasePersonasPerson }),
      shown,
      {
        records: { persona: personaClients },
        migrations: [rowMigration, ...personaFoldMigrations],
        replacedCollections: ['rechecks'],
        seed: () => seedPersonas(stores, { demo }),
      },
      // Before the other calls of personas, whose paths have an id in the place of these names.
      stores.profiles,
      overviewRoutes(stores),
      reviewModule(stores, selections),
      deletedPersonas(stores, selections),
      personaRoutes(stores, personaCounts(kit, personas)),
      personasOfRoleRoute(stores),
      personaChanges(stores, selections, sources),
      selections,
      personaHistoryRoutes(stores),
      mappingRoutes(stores, books),
      mappingHistoryRoutes(stores),
      exportComparisonRoute(stores, books),
      personasOfSkillRoute(stores),
      libraryUseRoute(stores),
      releaseEffectsRoute(stores),
      personaHealth(kit, stores),
      stores.moves,
      linkRoutes(personaLinkCalls, stores.moves.remember(personaLinks(stores))),
      jobDescriptionRoutes(reader, sources),
      ...personaImports(kit, stores, sources, reader, books),
      personaExports(stores, books),
      platformExports(stores, selections),
      exportCleanup(kit),
      { stop: () => Promise.all([reader.close(), books.close()]) },
    ];
  };

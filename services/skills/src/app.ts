import { type BuildService, forgetExports } from '@skills-architect/service-kit';
import { type SuggestionSettings, suggestionWriter } from '@skills-architect/service-kit/models';
import { contentResource } from './content/content-document';
import { seedContent } from './content/seed-content';
import { duplicateRoutes } from './duplicates/duplicate-routes';
import { pairStore } from './duplicates/pair-store';
import { verdictResource } from './duplicates/verdicts';
import { libraryResources } from './library/library-documents';
import { libraryNames } from './library/library-names';
import { libraryRoutes } from './library/library-routes';
import { seedSkills } from './seed';
import { mergeRoutes } from './skill-merges/merge-routes';
import { skillMerges } from './skill-merges/skill-merges';
import { encyclopediaResource } from './skillopedia/encyclopedia-document';
import { mappingResource } from './skillopedia/mapping-document';
import { skillopedia } from './skillopedia/skillopedia';
import { deletedSkills } from './skills/deleted-skills';
import { importRoutes } from './skills/import-routes';
import { levelRoutes } from './skills/level-routes';
import { skillReader } from './skills/read-skill';
import { similarSkillsRoute } from './skills/similar-skills';
import { skillChanges } from './skills/skill-changes';
import { backfillSkills, skillResource } from './skills/skill-document';
import { skillHistoryRoutes } from './skills/skill-history';
import { skillRoutes } from './skills/skill-routes';
import { skillsByNamesRoute } from './suggestions/skills-by-names';
import { suggestionRoutes } from './suggestions/suggestion-routes';
import { skillTables } from './tables/skill-tables';

/** The service that owns the skills library: categories, families, sources, schemes, skills with their levels, Skillopedia. */
export const skillsService =
  (seed: { demo: boolean }, suggestions?: SuggestionSettings): BuildService =>
  (kit) => {
    const library = libraryResources(kit);
    const skills = skillResource(kit);
    const encyclopedia = encyclopediaResource(kit);
    const contents = contentResource(kit);
    const mappings = mappingResource(kit);
    const skillopediaRoutes = skillopedia({ kit, encyclopedia, mappings, contents, skills });
    const names = libraryNames(kit, library);
    const reader = skillReader(skills, names, encyclopedia);
    const writer = suggestionWriter(kit, suggestions);
    const pairs = pairStore(kit);
    const verdicts = verdictResource(kit);
    const merges = skillMerges(kit, library, skills, pairs);
    const parts = { kit, library, skills, encyclopedia, reader, merges, pairs };
    const tables = skillTables(parts);
    const oldExports = forgetExports(kit);
    return {
      routes: (app) => {
        libraryRoutes(app, library);
        skillRoutes(app, kit, skills, names, reader);
        skillChanges(app, parts);
        deletedSkills(app, parts, names, merges);
        mergeRoutes(app, { skills, reader, merges, names });
        skillHistoryRoutes(app, parts, names);
        importRoutes(app, parts);
        levelRoutes(app, parts, names);
        similarSkillsRoute(app, skills, names, verdicts);
        duplicateRoutes(app, { kit, skills, pairs, verdicts, names });
        skillopediaRoutes(app);
        suggestionRoutes(app, parts, names, writer);
        skillsByNamesRoute(app, skills);
        tables.routes(app);
      },
      createIndexes: () => Promise.all([pairs.createIndexes(), writer.createIndexes(), tables.createIndexes()]),
      start: async () => {
        await backfillSkills(kit);
        await oldExports.start();
      },
      stop: async () => {
        oldExports.stop();
        await tables.stop();
      },
      seed: async () => {
        await seedSkills({ kit, library, skills, encyclopedia }, seed);
        if (seed.demo) await seedContent(kit, contents);
      },
    };
  };

import { eraseSkillsPerson, readSkillsPerson } from '@skills-architect/contracts/skills';
import { offeredRecords, shownNames } from '@skills-architect/library-service-kit';
import { describeModel, type Embedder } from '@skills-architect/library-service-kit/embeddings';
import { type SuggestionSettings, suggestionWriter } from '@skills-architect/library-service-kit/models';
import { type BuildService, exportCleanup, personModule } from '@skills-architect/service-kit';
import { assessmentResource } from './assessments/assessment-document';
import { assessmentRoutes } from './assessments/assessments';
import { evaluationSync } from './assessments/evaluation-sync';
import { seedAssessments } from './assessments/seed-assessments';
import { contentMigrations, contentResource } from './content/content-document';
import { contentMapping } from './content/content-mapping';
import { contentRoutes } from './content/content-routes';
import { mergedContent } from './content/merged-content';
import { seedContent } from './content/seed-content';
import { skillContentResource } from './content/skill-content-document';
import { contentImport } from './content-import/import-routes';
import { duplicateRoutes } from './duplicates/duplicate-routes';
import { pairStore } from './duplicates/pair-store';
import { verdictResource } from './duplicates/verdicts';
import { skillHealth } from './health/skill-health';
import { findRoute } from './home/find';
import { homeRoute } from './home/home';
import { levelCreation } from './level-creation/level-creation';
import { libraryNameMigrations } from './library/fold-migrations';
import { languageRoutes, translatedSkills } from './library/languages';
import { libraryResources } from './library/library-documents';
import { libraryNames } from './library/library-names';
import { libraryRoutes } from './library/library-routes';
import { libraryReleases } from './releases/release-routes';
import { seedSkills } from './seed';
import { skillMatchesRoute } from './skill-matches/skill-matches';
import { skillRanker } from './skill-matches/skill-ranker';
import { mergeRoutes } from './skill-merges/merge-routes';
import { skillMerges } from './skill-merges/skill-merges';
import { importedLinkRoutes } from './skill-tree/imported-links';
import { linkResource } from './skill-tree/link-document';
import { treeParts } from './skill-tree/tree-changes';
import { treeRoutes } from './skill-tree/tree-routes';
import { encyclopediaResource } from './skillopedia/encyclopedia-document';
import { mappingResource } from './skillopedia/mapping-document';
import { skillopedia } from './skillopedia/skillopedia';
import { deletedSkills } from './skills/deleted-skills';
import { importRoutes } from './skills/import-routes';
import { languageModelRoute } from './skills/language-model';
import { levelRoutes } from './skills/level-routes';
import { skillReader } from './skills/read-skill';
import { skillSearch } from './skills/search-skills';
import { similarSkillsRoute } from './skills/similar-skills';
import { skillChanges } from './skills/skill-changes';
import { skillMigrations, skillResource } from './skills/skill-document';
import { skillHistoryRoutes } from './skills/skill-history';
import { skillRoutes } from './skills/skill-routes';
import { skillVectors } from './skills/skill-vectors';
import { meantSkills } from './skills-in-text/meant-skills';
import { skillsInTextRoute } from './skills-in-text/skills-in-text';
import { skillsByNamesRoute } from './suggestions/skills-by-names';
import { levelSuggester } from './suggestions/suggest-levels';
import { suggestionRoutes } from './suggestions/suggestion-routes';
import { skillTables } from './tables/skill-tables';

/** The service that owns the skills library: categories, families, sources, schemes, skills with their levels, Skillopedia. */
export const skillsService =
  (seed: { demo: boolean }, suggestions?: SuggestionSettings, embedder?: Embedder): BuildService =>
  (kit) => {
    const library = libraryResources(kit);
    const skills = skillResource(kit);
    const encyclopedia = encyclopediaResource(kit);
    const contents = contentResource(kit);
    const skillContents = skillContentResource(kit);
    const readNames = libraryNames(kit, library);
    const translated = translatedSkills(kit, library);
    const shown = shownNames(kit, translated);
    const offered = offeredRecords(kit, 'skillIds');
    const reader = skillReader(offered, skills, readNames, encyclopedia);
    const writer = suggestionWriter(kit, suggestions);
    const suggestLevels = levelSuggester(skills, readNames, writer);
    const pairs = pairStore(kit);
    const verdicts = verdictResource(kit);
    const vectors = embedder && skillVectors(kit, skills, embedder);
    const ranker = skillRanker(skills, vectors?.nearestSkills);
    const links = linkResource(kit);
    const tree = treeParts(kit, skills, links);
    const assessments = assessmentResource(kit);
    const evaluations = evaluationSync(assessments);
    const mergedContents = mergedContent(kit, skillContents, contents);
    const merges = skillMerges(kit, library, tree, pairs, assessments, mergedContents, translated.sourceLanguages);
    const stores = { kit, library, skills, encyclopedia, reader, merges, pairs, assessments };
    const parts = { ...stores, readNames, offered, writer, suggestLevels, evaluations, contents, skillContents };
    const search = skillSearch({ ...parts, ...translated, shown, nearestSkills: vectors?.nearestSkills });
    const catalogues = contentImport({ kit, contents, skillContents, skills });
    contentMapping({ kit, contents, skillContents, skills, vectors });
    return [
      personModule(kit, { read: readSkillsPerson, erase: eraseSkillsPerson }),
      shown,
      {
        migrations: [...skillMigrations, ...contentMigrations, ...libraryNameMigrations],
        replacedCollections: ['rechecks', 'contentMapping'],
        seed: async () => {
          const isDemo = await seedSkills({ kit, library, skills, encyclopedia, links }, seed);
          if (!isDemo) return;
          await seedContent({ kit, contents, skillContents, skills });
          await seedAssessments({ kit, skills, library, assessments });
        },
      },
      ...(vectors ? [vectors] : []),
      languageRoutes({ ...stores, translated }),
      languageModelRoute(() => describeModel(embedder, vectors)),
      libraryRoutes(library, shown),
      skillRoutes({ ...parts, search }),
      homeRoute(parts),
      findRoute(search, encyclopedia, shown),
      skillChanges(stores),
      deletedSkills(parts),
      mergeRoutes(parts),
      skillHistoryRoutes(stores, readNames, translated.sourceLanguages),
      importRoutes({ ...stores, ...translated }, tree),
      { createIndexes: tree.graph.createGuard },
      treeRoutes(parts, tree),
      importedLinkRoutes(tree),
      levelRoutes(parts),
      levelCreation(parts),
      assessmentRoutes(parts),
      pairs,
      { stop: () => ranker.close() },
      similarSkillsRoute({ skills, ranker, readNames, verdicts }),
      duplicateRoutes({ kit, skills, pairs, verdicts, readNames }),
      skillopedia({ kit, encyclopedia, mappings: mappingResource(kit), contents, skills }),
      writer,
      suggestionRoutes(parts),
      skillsByNamesRoute(skills),
      libraryReleases(kit, merges),
      skillHealth(stores),
      skillTables({ ...parts, ...translated }),
      skillsInTextRoute({ ...stores, ...translated }, vectors && meantSkills({ kit, skills }, vectors)),
      skillMatchesRoute(ranker),
      contentRoutes({ kit, contents, skillContents, reader, readNames, importState: catalogues.importState }),
      catalogues,
      exportCleanup(kit),
    ];
  };

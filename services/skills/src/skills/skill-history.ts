import { restoreSkillVersion, skillHistory } from '@skills-architect/contracts/skills';
import type { SourceLanguages } from '@skills-architect/library-service-kit';
import { describeVersions, fold, route, userNameReader } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import { knowledgeBases } from '../skillopedia/encyclopedia-document';
import type { SkillDocument } from './skill-document';
import { restoredLevels, versionFields } from './skill-version';
import { type SkillDependencies, skillWriter } from './skill-writer';

/** Lists the versions of a skill and restores one of them. */
export const skillHistoryRoutes =
  (dependencies: SkillDependencies, readNames: ReadLibraryNames, sourceLanguages: SourceLanguages) =>
  (app: FastifyInstance) => {
    const { kit, skills, encyclopedia, reader } = dependencies;
    const { check, toFields, explainWriteFailure } = skillWriter(dependencies);
    const userNames = userNameReader(kit);

    const describe = async (states: readonly SkillDocument[]) => {
      const [names, entries, languages] = await Promise.all([
        readNames(states.map(({ skillFamilyId }) => skillFamilyId)),
        knowledgeBases(
          encyclopedia,
          states.flatMap(({ encyclopediaIds }) => encyclopediaIds ?? []),
          { publishedOnly: false },
        ),
        sourceLanguages(),
      ]);
      const titles = new Map(entries.map((entry) => [entry.encyclopediaId, entry.encyclopedia]));
      return states.map((state) => versionFields(state, names, titles, languages));
    };

    route(app, skillHistory, async ({ params, query }, { identity }) => {
      const { _id } = await reader.open(params.skillId, identity);
      return describeVersions(await skills.versions(_id, query), describe, userNames);
    });

    route(app, restoreSkillVersion, async ({ params, body }, { identity, userId }) => {
      const current = await reader.open(params.skillId, identity);
      const version = await skills.version(current._id, body.version);
      const entries = await knowledgeBases(encyclopedia, version.encyclopediaIds ?? [], { publishedOnly: false });
      const form = { ...version, encyclopediaIds: entries.map(({ encyclopediaId }) => encyclopediaId) };
      await check(form, identity, current);
      const change = {
        ...toFields(form, version.translations),
        language: version.language,
        translations: version.translations ?? [],
        uniqueKey: current.externalId ?? fold(version.skillName),
        levels: restoredLevels(version.levels, current.levels),
      };
      const saved = await explainWriteFailure(skills.change(current._id, body.rev, change, { by: userId }));
      return reader.describe(saved, identity);
    });
  };

import {
  getSkill,
  LibraryStatus,
  searchSkills,
  skillCounters,
  skillsByIds,
  skillTexts,
} from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PairStore } from '../duplicates/pair-store';
import { countWaiting } from '../home/home';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillReader } from './read-skill';
import type { SearchSkills } from './search-skills';
import { type SkillDocument, type Skills, SUMMARY_FIELDS, toProficiencies, toSummary } from './skill-document';

/** Filter for skills by their ids or the ids of their levels. Without level ids it only uses the index of skill ids. */
const idFilter = ({ skillIds, proficiencyIds }: { skillIds: number[]; proficiencyIds: number[] }) =>
  proficiencyIds.length
    ? { $or: [{ _id: { $in: skillIds } }, { 'levels.proficiencyId': { $in: proficiencyIds } }] }
    : { _id: { $in: skillIds } };

interface SkillRouteDependencies {
  skills: Skills;
  readNames: ReadLibraryNames;
  reader: SkillReader;
  pairs: Pick<PairStore, 'countOpen'>;
  search: SearchSkills;
}

/** Searches, counts and reads skills, for screens and for other services. */
export const skillRoutes =
  ({ skills, readNames, reader, pairs, search }: SkillRouteDependencies) =>
  (app: FastifyInstance) => {
    const readNamesOf = (found: SkillDocument[]) => readNames(found.map((skill) => skill.skillFamilyId));

    route(app, searchSkills, search);

    route(app, skillCounters, async () => {
      const { drafts, duplicates } = await countWaiting({ skills, pairs });
      return {
        drafts: drafts.total,
        duplicates: duplicates.total,
        ...(duplicates.totalIsCapped && { duplicatesIsCapped: true as const }),
      };
    });

    route(app, getSkill, async ({ params, query }, { identity }) => {
      const detail = await reader.describe(await reader.openToRead(params.skillId, identity), identity);
      return query.includeProficiencies ? detail : { ...detail, proficiencies: [] };
    });

    route(app, skillsByIds, async ({ body }) => {
      const found = await skills.model
        .find(
          { ...(body.includeDeleted ? {} : skills.alive), ...idFilter(body) },
          { ...SUMMARY_FIELDS, deletedAt: 1, ...(body.includeProficiencies && { levels: 1 }) },
        )
        .lean<SkillDocument[]>();
      const names = await readNamesOf(found);
      return {
        skills: found.map((skill) => ({
          ...toSummary(skill, names),
          proficiencies: body.includeProficiencies ? toProficiencies(skill, names) : [],
          ...(skill.deletedAt && { isDeleted: true as const }),
        })),
      };
    });

    route(app, skillTexts, async ({ query }) => {
      const found = await skills.model
        .find(
          { _id: { $gt: query.after }, skillStatus: LibraryStatus.Published, ...skills.alive },
          { skillName: 1, skillDescription: 1 },
        )
        .sort({ _id: 1 })
        .limit(query.pagesize)
        .lean<SkillDocument[]>();
      return {
        texts: found.flatMap((skill) => [skill.skillName, skill.skillDescription]),
        next: found.at(-1)?._id ?? query.after,
        more: found.length === query.pagesize,
      };
    });
  };

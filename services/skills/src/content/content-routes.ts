import { DONE } from '@skills-architect/contracts';
import {
  ClassificationStatus,
  ContentFilters,
  getContent,
  groupLevelsByScheme,
  levelOfShare,
  listSkillContent,
  markSkillContent,
  type Proficiency,
  type SkillContent,
} from '@skills-architect/contracts/skills';
import { selectOffered } from '@skills-architect/library-service-kit';
import {
  clientReader,
  countPage,
  type Identity,
  notFound,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillReader } from '../skills/read-skill';
import { toProficiencies } from '../skills/skill-document';
import { contentConditions, contentOrder } from './content-conditions';
import { type ContentDocument, type Contents, toCatalogueItem } from './content-document';
import type { SkillContentDocument, SkillContents } from './skill-content-document';

const USUAL_LEVELS = 5;
const NO_FILTERS = ContentFilters.parse({});

type ImportState = 'running' | 'failed' | 'ended';

export interface ContentDependencies {
  kit: ServiceKit;
  contents: Contents;
  skillContents: SkillContents;
  reader: SkillReader;
  readNames: ReadLibraryNames;
  /** State of the latest import. */
  importState: () => Promise<ImportState>;
}

/**
 * The levels to show content with: those of the requested scheme, else of the one with the default number of levels.
 */
const chooseLevels = (proficiencies: Proficiency[], levelCount: number | undefined) => {
  const schemes = groupLevelsByScheme(proficiencies);
  return schemes.find((scheme) => scheme.levelCount === (levelCount || USUAL_LEVELS)) ?? schemes[0];
};

/** The status of a skill's content; `state` is that of the latest import. */
const toClassificationStatus = (state: ImportState, hasContent: boolean) => {
  if (state === 'running') return ClassificationStatus.Running;
  if (hasContent) return ClassificationStatus.Mapped;
  return state === 'failed' ? ClassificationStatus.Failed : ClassificationStatus.None;
};

/** The content of skills: staff read and judge it, client users read that of their providers. */
export const contentRoutes = (dependencies: ContentDependencies) => (app: FastifyInstance) => {
  const { kit, contents, skillContents, reader, readNames, importState } = dependencies;
  const readClient = clientReader(kit);

  /** The content providers visible to a user; undefined: all. */
  const providersFor = async ({ user }: Identity, clientId: number | undefined, providerIds: readonly number[]) => {
    const ofClient = clientId === undefined ? undefined : (await readClient(clientId)).contentProviderIds;
    return selectOffered({ user, asked: providerIds, ofClient });
  };

  const readFilterValues = async (filter: Record<string, unknown>) => {
    const [contentTypes, contentLanguages, contentProviders] = await Promise.all([
      skillContents.model.distinct('contentType', filter),
      skillContents.model.distinct('contentLanguage', filter),
      skillContents.model.aggregate<{ _id: number; name: string }>([
        { $match: filter },
        { $group: { _id: '$contentProviderId', name: { $first: '$contentProvider' } } },
        { $sort: { name: 1 } },
      ]),
    ]);
    return {
      contentTypes: contentTypes.sort(),
      contentLanguages: contentLanguages.sort(),
      contentProviders: contentProviders.map(({ _id, name }) => ({ contentProviderId: _id, contentProvider: name })),
    };
  };

  route(app, listSkillContent, async ({ params: { skillId }, query }, { identity }) => {
    const skill = await reader.open(skillId, identity);
    const { filters = NO_FILTERS, clientId, showIrrelevantCourses } = query;
    const [providers, all] = await Promise.all([
      providersFor(identity, clientId, filters.contentProviderId),
      providersFor(identity, clientId, []),
    ]);
    const own = { ...skillContents.offered, skillId };
    const filter = { ...own, ...contentConditions(filters, { showIrrelevantCourses, providers }) };
    const [pairs, total, values, names, state] = await Promise.all([
      skillContents.model
        .find(filter)
        .sort(contentOrder(query.sortBy, query.sortOrder))
        .skip(query.offset)
        .limit(query.pagesize)
        .lean<SkillContentDocument[]>(),
      countPage((most) => skillContents.model.countDocuments(filter, most), query.offset),
      readFilterValues({ ...own, ...contentConditions(NO_FILTERS, { showIrrelevantCourses: true, providers: all }) }),
      readNames([skill.skillFamilyId]),
      importState(),
    ]);
    const items = await contents.model
      .find({ _id: { $in: pairs.map(({ contentId }) => contentId) }, ...contents.alive })
      .lean<ContentDocument[]>();
    const byId = new Map(items.map((item) => [item._id, item]));
    const scheme = chooseLevels(toProficiencies(skill, names), query.proficiencySchemeLevelCount);
    const toAnswer = ({
      contentId,
      levelShare,
      relevancy,
      relevanceScore,
      why,
    }: SkillContentDocument): SkillContent[] => {
      const item = byId.get(contentId);
      if (!item) return [];
      const levelNumber = levelShare === null || !scheme ? null : levelOfShare(levelShare, scheme.levelCount);
      const level = scheme?.levels.find((candidate) => candidate.levelNumber === levelNumber)?.level ?? null;
      return [{ ...toCatalogueItem(item), level, levelNumber, relevancy, relevanceScore, why }];
    };
    return {
      contentDetailList: pairs.flatMap(toAnswer),
      filters: values,
      classificationStatus: toClassificationStatus(state, values.contentTypes.length > 0),
      ...total,
    };
  });

  route(app, markSkillContent, async ({ params: { skillId }, body }, { identity, userId }) => {
    await reader.open(skillId, identity);
    const contentIds = [...new Set(body.contentIds)];
    const pairs = await skillContents.model
      .find({ ...skillContents.offered, skillId, contentId: { $in: contentIds } }, { _id: 1, contentId: 1 })
      .lean<SkillContentDocument[]>();
    const missing = contentIds.find((id) => !pairs.some(({ contentId }) => contentId === id));
    if (missing !== undefined) throw notFound(`Content ${missing} of this skill`);
    await skillContents.changeMany(new Map(pairs.map(({ _id }) => [_id, { relevancy: body.relevancy }])), {
      by: userId,
    });
    return DONE;
  });

  route(app, getContent, async ({ params, query }, { identity }) => {
    const [item, providers] = await Promise.all([
      contents.model.findOne({ _id: params.contentId, ...contents.offered }).lean<ContentDocument>(),
      providersFor(identity, query.clientId, []),
    ]);
    if (!item || (providers && !providers.includes(item.contentProviderId))) throw notFound('This content');
    return toCatalogueItem(item);
  });
};

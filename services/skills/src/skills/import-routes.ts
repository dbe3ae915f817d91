import {
  exportedSkillLinks,
  exportedSkills,
  importedSkills,
  importFamilyTranslations,
  importSkills,
  importSkillTranslations,
  LibraryStatus,
  retireImportedSkills,
  undoImportedPlaces,
  undoImportedSkills,
} from '@skills-architect/contracts/skills';
import type { SourceLanguages } from '@skills-architect/library-service-kit';
import { repeatOnDuplicateKey, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { assessedAmong } from '../assessments/merged-assessments';
import { writeFamilyNames } from '../library/family-names';
import type { CategoryDocument, FamilyDocument } from '../library/library-documents';
import { linkedAmong } from '../skill-tree/imported-links';
import type { SkillLink } from '../skill-tree/link-document';
import type { TreeDependencies } from '../skill-tree/tree-changes';
import { writeImported } from './import-skills';
import type { SkillDocument } from './skill-document';
import { writeTranslations } from './skill-translations';
import type { SkillDependencies } from './skill-writer';

const PAGE_SIZE = 5000;
const EXPORT_PAGE_SIZE = 1000;
const EXPORTED_FIELDS = {
  externalId: 1,
  skillName: 1,
  alternativeNames: 1,
  skillDescription: 1,
  skillCategoryId: 1,
  skillFamilyId: 1,
} as const;

const orderedLevels = (skill: Pick<SkillDocument, 'levels'>) =>
  [...skill.levels].sort((a, b) => a.levelNumber - b.levelNumber).map(({ proficiencyId }) => proficiencyId);

/** The skills part of an import of a taxonomy, which the roles service runs. */
export const importRoutes =
  (
    {
      kit,
      library,
      skills,
      assessments,
      sourceLanguages,
    }: Pick<SkillDependencies, 'kit' | 'library' | 'skills' | 'assessments'> & { sourceLanguages: SourceLanguages },
    tree: Pick<TreeDependencies, 'links'>,
  ) =>
  (app: FastifyInstance) => {
    // A job that was not answered in time sends the batch again, perhaps while the first call is still writing it.
    route(app, importSkills, async ({ body }, { userId }) => ({
      skills: await repeatOnDuplicateKey(() => writeImported(kit, library, skills, body, userId)),
    }));

    route(app, importSkillTranslations, async ({ body }, { userId }) => ({
      skills: await writeTranslations({ kit, skills, sourceLanguages }, body, userId),
    }));

    route(app, importFamilyTranslations, async ({ body }, { userId }) => ({
      families: await writeFamilyNames(kit, library, body, userId),
    }));

    route(app, importedSkills, async ({ body: { sourceId, externalIds, after } }) => {
      const filter = externalIds ? { uniqueKey: { $in: externalIds } } : { _id: { $gt: after } };
      const found = await skills.model
        .find({ sourceId, ...filter, ...skills.alive }, { externalId: 1, skillName: 1, levels: 1 })
        .sort({ _id: 1 })
        .limit(PAGE_SIZE)
        .lean<SkillDocument[]>();
      return {
        skills: found.flatMap(({ _id, externalId, skillName, levels }) =>
          externalId === undefined
            ? []
            : [{ externalId, skillId: _id, skillName, proficiencyIds: orderedLevels({ levels }) }],
        ),
        more: !externalIds && found.length === PAGE_SIZE,
      };
    });

    route(app, exportedSkills, async ({ body: { sourceId, after } }) => {
      const published = { sourceId, skillStatus: LibraryStatus.Published, _id: { $gt: after }, ...skills.alive };
      const found = await skills.model
        .find(published, EXPORTED_FIELDS)
        .sort({ _id: 1 })
        .limit(EXPORT_PAGE_SIZE)
        .lean<SkillDocument[]>();
      const [categories, families] = await Promise.all([
        library.categories.model.find().lean<CategoryDocument[]>(),
        library.families.model
          .find({ _id: { $in: [...new Set(found.map(({ skillFamilyId }) => skillFamilyId))] } })
          .lean<FamilyDocument[]>(),
      ]);
      const categoriesById = new Map(categories.map(({ _id, skillCategory }) => [_id, skillCategory]));
      const familiesById = new Map(families.map(({ _id, skillFamily }) => [_id, skillFamily]));
      return {
        skills: found.map(({ _id, externalId, skillName, alternativeNames, skillDescription, ...ids }) => ({
          skillId: _id,
          ...(externalId !== undefined && { externalId }),
          skillName,
          alternativeNames,
          skillDescription,
          skillCategory: categoriesById.get(ids.skillCategoryId) ?? '',
          skillFamilyId: ids.skillFamilyId,
          skillFamily: familiesById.get(ids.skillFamilyId) ?? '',
        })),
      };
    });

    route(app, exportedSkillLinks, async ({ body: { after } }) => {
      const { links } = tree;
      const found = await links.model
        .find({ _id: { $gt: after }, ...links.alive }, { parentId: 1, childId: 1 })
        .sort({ _id: 1 })
        .limit(PAGE_SIZE)
        .lean<SkillLink[]>();
      return { links: found.map(({ _id, parentId, childId }) => ({ linkId: _id, parentId, childId })) };
    });

    route(app, retireImportedSkills, async ({ body: { changeSet, skillIds } }, { userId }) => {
      const notRetired = { _id: { $in: skillIds }, skillStatus: { $ne: LibraryStatus.Retired } };
      const found = await skills.model.find({ ...notRetired, ...skills.alive }, { _id: 1, rev: 1 }).lean();
      const patches = found.map(({ _id }) => [_id, { skillStatus: LibraryStatus.Retired }] as const);
      const revisions = new Map(found.map(({ _id, rev }) => [_id, rev]));
      await skills.changeMany(new Map(patches), { by: userId, changeSet }, revisions);
      const retired = await skills.model.find({ _id: { $in: skillIds }, changeSet }, { _id: 1 }).lean();
      return { retired: retired.map(({ _id }) => _id) };
    });

    route(app, undoImportedSkills, async ({ body: { changeSet, undoing, skillIds, inUse } }, { userId }) => {
      const skillFilter = { _id: { $in: skillIds } };
      // The import's own links are removed by now: the remaining ones are of people.
      const keepCreated = new Set([
        ...inUse,
        ...(await linkedAmong(tree, skillIds)),
        ...(await assessedAmong(assessments, skillIds)),
      ]);
      await skills.undo(changeSet, { by: userId }, skillFilter, { undoing, keepCreated });
      const undone = await skills.undone(undoing, skillIds);
      const rest = skillIds.filter((id) => !undone.has(id));
      // Skills that somebody has deleted since are not kept.
      const remaining = await skills.model.find({ _id: { $in: rest }, ...skills.alive }, { _id: 1 }).lean();
      return { undone: [...undone], kept: remaining.map(({ _id }) => _id) };
    });

    route(app, undoImportedPlaces, async ({ body }, { userId }) => {
      const { changeSet, undoing, sourceId, keepSource, familyIds } = body;
      const created = await library.families.model
        .find({ changeSet, ...library.families.alive }, { _id: 1 })
        .lean<FamilyDocument[]>();
      const ids = created.map(({ _id }) => _id);
      const used = await skills.model.distinct('skillFamilyId', { skillFamilyId: { $in: ids }, ...skills.alive });
      const familyOptions = { undoing, keepCreated: new Set(used) };
      const { restored } = await library.families.undo(changeSet, { by: userId }, { _id: { $in: ids } }, familyOptions);
      const undone = await library.families.undone(undoing, familyIds);
      const rest = familyIds.filter((id) => !undone.has(id));
      const kept = await library.families.model.distinct('_id', { _id: { $in: rest }, ...library.families.alive });
      const isUsed = keepSource || (await skills.model.exists({ sourceId, ...skills.alive })) !== null;
      const sourceOptions = { undoing, keepCreated: new Set(isUsed ? [sourceId] : []) };
      await library.sources.undo(changeSet, { by: userId }, { _id: sourceId }, sourceOptions);
      const remainingSource = await library.sources.model.exists({ _id: sourceId, ...library.sources.alive });
      return { families: restored, keptFamilyIds: kept, sourceIsGone: remainingSource === null };
    });
  };

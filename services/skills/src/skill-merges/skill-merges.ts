import { fillPath, type SkillMove } from '@skills-architect/contracts';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { roleLinkCalls } from '@skills-architect/contracts/roles';
import { LibraryStatus, undoSkillMerge } from '@skills-architect/contracts/skills';
import {
  joinedTranslations,
  type LinkStore,
  mergeRecords,
  mergeResource,
  mergeRuns,
  peerLinks,
  searchedFields,
} from '@skills-architect/library-service-kit';
import { notFound, type ServiceKit } from '@skills-architect/service-kit';
import type { Assessments } from '../assessments/assessment-document';
import { mergedAssessments } from '../assessments/merged-assessments';
import type { PairStore } from '../duplicates/pair-store';
import type { Library, SchemeDocument } from '../library/library-documents';
import { mergedTreeLinks } from '../skill-tree/merged-links';
import type { TreeDependencies } from '../skill-tree/tree-changes';
import { type SkillDocument, skillTexts } from '../skills/skill-document';
import { gainedEntries, gainedNames, linkLevels } from './merge-rules';
import { withoutGains } from './without-gains';

/**
 * Merges of skills. The links to move are in the services of roles and personas, in the skill tree, in assessments, and
 * in content.
 */
export const skillMerges = (
  kit: ServiceKit,
  library: Library,
  tree: TreeDependencies,
  pairs: PairStore,
  assessments: Assessments,
  content: LinkStore,
) => {
  const { skills } = tree;
  const stores = [
    peerLinks(kit, roleLinkCalls),
    peerLinks(kit, personaLinkCalls),
    mergedTreeLinks(tree),
    mergedAssessments(kit, assessments),
    content,
  ];

  const moveBetween = async (merged: SkillDocument, target: SkillDocument): Promise<SkillMove> => {
    const schemes = await library.schemes.model.find(library.schemes.alive).lean<SchemeDocument[]>();
    const levelCounts = new Map(schemes.map(({ _id, levelCount }) => [_id, levelCount]));
    return {
      kind: 'skill',
      fromId: merged._id,
      toId: target._id,
      from: linkLevels(merged, levelCounts, { withRemoved: true }),
      to: linkLevels(target, levelCounts, { withRemoved: false }),
    };
  };

  const pair = mergeRecords(skills, { noun: 'skill', nameField: 'skillName', withoutGains });

  const runs = mergeRuns({
    kit,
    merges: mergeResource(kit, 'skills'),
    noun: 'skill',
    stores,
    undoHref: (mergeId) => fillPath(undoSkillMerge, { mergeId }),
    planMove: async (merge) => {
      const { merged, target } = await pair.read(merge);
      return moveBetween(merged, target);
    },
    async close(merge, write) {
      const { merged, target } = await pair.read(merge, write.session);
      if (merge.outcome === 'retire')
        return void (await skills.change(merged._id, undefined, { skillStatus: LibraryStatus.Retired }, write));
      const { removed } = await skills.remove({ _id: merged._id }, write);
      if (!removed.length) throw notFound('This skill');
      await pairs.hide(merged._id, write.session);
      if (merge.outcome === 'delete') return;
      const alternativeNames = [...target.alternativeNames, ...gainedNames(merged, target)];
      const translations = joinedTranslations(merged.translations, target.translations);
      const fields = {
        alternativeNames,
        translations,
        ...searchedFields(skillTexts({ ...target, alternativeNames, translations })),
        encyclopediaIds: [...(target.encyclopediaIds ?? []), ...gainedEntries(merged, target)],
      };
      await skills.change(target._id, undefined, fields, write);
    },
    changedRecords: pair.findChanged,
    async reopen(merge, write) {
      await pairs.show(merge.mergedId, write.session);
      await pair.reopen(merge, write);
    },
  });
  return { runs, moveBetween, stores, checkSeen: pair.checkSeen };
};
export type SkillMerges = ReturnType<typeof skillMerges>;

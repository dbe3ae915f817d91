import { fillPath, type SkillMove } from '@skills-architect/contracts';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { roleLinkCalls } from '@skills-architect/contracts/roles';
import { LibraryStatus, undoSkillMerge } from '@skills-architect/contracts/skills';
import {
  type LinkStore,
  mergeRecords,
  mergeRuns,
  peerLinks,
  type SourceLanguages,
} from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { Assessments } from '../assessments/assessment-document';
import { mergedAssessments } from '../assessments/merged-assessments';
import type { PairStore } from '../duplicates/pair-store';
import type { Library, SchemeDocument } from '../library/library-documents';
import { mergedTreeLinks } from '../skill-tree/merged-links';
import type { TreeDependencies } from '../skill-tree/tree-changes';
import { readSkillTexts, type SkillDocument, skillTexts } from '../skills/skill-document';
import { gainedEntries, linkLevels, withoutGains } from './merge-rules';

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
  sourceLanguages: SourceLanguages,
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

  const records = mergeRecords(skills, {
    noun: 'skill',
    nameField: 'skillName',
    texts: skillTexts,
    sourceLanguages,
    readTexts: readSkillTexts,
    retired: { skillStatus: LibraryStatus.Retired },
    withGains: (target, merged) => ({
      encyclopediaIds: [...(target.encyclopediaIds ?? []), ...gainedEntries(merged, target)],
    }),
    withoutGains,
    onRemoved: pairs.hide,
    onRestored: pairs.show,
  });

  const runs = mergeRuns({
    kit,
    records,
    stores,
    undoHref: (mergeId) => fillPath(undoSkillMerge, { mergeId }),
    planMove: async (merge) => {
      const { merged, target } = await records.read(merge);
      return moveBetween(merged, target);
    },
  });
  return { runs, moveBetween, stores, noun: records.noun, checkSeen: records.checkSeen, sourceLanguages };
};
export type SkillMerges = ReturnType<typeof skillMerges>;

import { LibraryStatus, Relevancy } from '@skills-architect/contracts/skills';
import { automatic, type Write } from '@skills-architect/service-kit';
import type { Skills } from '../skills/skill-document';
import { candidateSkills } from '../skills-in-text/candidate-skills';
import type { ContentDocument } from './content-document';
import { type Learnable, matchSkills, type TaughtSkill, textsToMatch } from './match-skills';
import type { SkillContentDocument, SkillContentFields, SkillContents } from './skill-content-document';

/** The fields of an item that are copied into its pairs. */
const copiedFields = (item: ContentDocument) => ({
  isOffered: item.removedAt === null,
  contentProviderId: item.contentProviderId,
  contentProvider: item.contentProvider,
  contentType: item.contentType,
  contentLanguage: item.contentLanguage,
  contentProviderRating: item.contentProviderRating,
  contentDuration: item.contentDuration,
  titleKey: item.nameKey,
});

/**
 * Reads the skills that the items may name; the result finds the skills that an item teaches. Retired skills are
 * excluded.
 */
export const skillFinder = async (skills: Skills, items: readonly Learnable[]) => {
  const filter = { skillStatus: { $ne: LibraryStatus.Retired } };
  const spelled = await candidateSkills(skills, items.flatMap(textsToMatch), filter);
  return (item: Learnable): TaughtSkill[] => matchSkills(item, spelled(textsToMatch(item)));
};

/**
 * What a new mapping changes in the pairs of one item; without `taught` only the copied fields are updated. Users'
 * verdicts on pairs are kept.
 */
export const planPairs = (
  item: ContentDocument,
  taught: readonly TaughtSkill[] | undefined,
  existing: readonly SkillContentDocument[],
) => {
  const own = copiedFields(item);
  const known = new Map(existing.map((pair) => [pair.skillId, pair]));
  const found = new Set(taught?.map(({ skillId }) => skillId) ?? known.keys());
  const added = taught?.filter(({ skillId }) => !known.has(skillId)) ?? [];
  const again = taught?.filter(({ skillId }) => known.has(skillId)) ?? existing.map(({ skillId }) => ({ skillId }));
  const changed = again.flatMap(({ skillId, ...reason }): [number, Partial<SkillContentFields>][] => {
    const pair = known.get(skillId);
    return pair ? [[pair._id, { ...reason, ...own }]] : [];
  });
  const lost = existing.filter(({ skillId }) => !found.has(skillId));
  const isJudged = ({ relevancy }: SkillContentDocument) => relevancy !== Relevancy.NotVerified;
  return {
    added: added.map((pair) => ({ ...pair, ...own, contentId: item._id })),
    changed: [...changed, ...lost.filter(isJudged).map(({ _id }): [number, typeof own] => [_id, own])],
    removed: lost.filter((pair) => !isJudged(pair)).map(({ _id }) => _id),
  };
};

/**
 * Maps items to the skills that they teach, and returns the number of new pairs. Idempotent. The writes are marked as
 * automatic; new pairs belong to the change set.
 */
export const mapContent = async (
  skillContents: SkillContents,
  items: readonly ContentDocument[],
  taughtBy: (item: ContentDocument) => TaughtSkill[] | undefined,
  within: Pick<Write, 'changeSet' | 'session'>,
): Promise<number> => {
  const write = automatic(within);
  const { model, alive } = skillContents;
  const ids = items.map(({ _id }) => _id);
  const pairs = await model
    .find({ contentId: { $in: ids }, ...alive }, null, { session: write.session })
    .lean<SkillContentDocument[]>();
  const byItem = new Map<number, SkillContentDocument[]>();
  for (const pair of pairs) byItem.set(pair.contentId, [...(byItem.get(pair.contentId) ?? []), pair]);
  const plans = items.map((item) => planPairs(item, taughtBy(item), byItem.get(item._id) ?? []));
  const added = plans.flatMap((plan) => plan.added);
  const removed = plans.flatMap((plan) => plan.removed);
  await skillContents.create(added, write);
  await skillContents.changeMany(new Map(plans.flatMap((plan) => plan.changed)), write);
  if (removed.length) await skillContents.remove({ _id: { $in: removed } }, write);
  return added.length;
};

import { LibraryStatus, Relevancy } from '@skills-architect/contracts/skills';
import { asAutomaticWrite, type Write } from '@skills-architect/service-kit';
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
 * Reads the skills that the items may name, without retired ones; the returned function finds the skills that one of the
 * items teaches.
 */
export const skillFinder = async (skills: Skills, items: readonly Learnable[]) => {
  const filter = { skillStatus: { $ne: LibraryStatus.Retired } };
  const findNamedSkills = await candidateSkills(skills, items.flatMap(textsToMatch), filter);
  return (item: Learnable): TaughtSkill[] => matchSkills(item, findNamedSkills(textsToMatch(item)));
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
  const copied = copiedFields(item);
  const pairsBySkill = new Map(existing.map((pair) => [pair.skillId, pair]));
  const taughtIds = new Set(taught?.map(({ skillId }) => skillId) ?? pairsBySkill.keys());
  const added = taught?.filter(({ skillId }) => !pairsBySkill.has(skillId)) ?? [];
  const stillTaught =
    taught?.filter(({ skillId }) => pairsBySkill.has(skillId)) ?? existing.map(({ skillId }) => ({ skillId }));
  const changed = stillTaught.flatMap(({ skillId, ...reason }): [number, Partial<SkillContentFields>][] => {
    const pair = pairsBySkill.get(skillId);
    return pair ? [[pair._id, { ...reason, ...copied }]] : [];
  });
  const noLongerTaught = existing.filter(({ skillId }) => !taughtIds.has(skillId));
  const isJudged = ({ relevancy }: SkillContentDocument) => relevancy !== Relevancy.NotVerified;
  return {
    added: added.map((pair) => ({ ...pair, ...copied, contentId: item._id })),
    changed: [...changed, ...noLongerTaught.filter(isJudged).map(({ _id }): [number, typeof copied] => [_id, copied])],
    removed: noLongerTaught.filter((pair) => !isJudged(pair)).map(({ _id }) => _id),
  };
};

/**
 * Maps items to the skills that they teach, and returns the number of new pairs. Idempotent. The writes are marked as
 * automatic; new pairs belong to the change set.
 */
export const mapContent = async (
  skillContents: SkillContents,
  items: readonly ContentDocument[],
  findTaughtSkills: (item: ContentDocument) => TaughtSkill[] | undefined,
  within: Pick<Write, 'changeSet' | 'session'>,
): Promise<number> => {
  const write = asAutomaticWrite(within);
  const { model, alive } = skillContents;
  const ids = items.map(({ _id }) => _id);
  const pairs = await model
    .find({ contentId: { $in: ids }, ...alive }, null, { session: write.session })
    .lean<SkillContentDocument[]>();
  const byItem = new Map<number, SkillContentDocument[]>();
  for (const pair of pairs) byItem.set(pair.contentId, [...(byItem.get(pair.contentId) ?? []), pair]);
  const plans = items.map((item) => planPairs(item, findTaughtSkills(item), byItem.get(item._id) ?? []));
  const added = plans.flatMap((plan) => plan.added);
  const removed = plans.flatMap((plan) => plan.removed);
  await skillContents.create(added, write);
  await skillContents.changeMany(new Map(plans.flatMap((plan) => plan.changed)), write);
  if (removed.length) await skillContents.remove({ _id: { $in: removed } }, write);
  return added.length;
};

import { escapeRegExp, fold } from '@skills-architect/service-kit';
import {
  type Encyclopedia,
  type EncyclopediaDocument,
  ROW_FIELDS,
  toKnowledgeBase,
} from '../skillopedia/encyclopedia-document';
import { MIN_REUSE_SCORE, type RelatedSkill, type TargetSkill } from './related-skills';
import { listRoots, rootSimilarity, sharedRoots } from './word-roots';

const MAX_COMPARED = 200;
const MAX_ROOTS = 12;
const MAX_OFFERED = 30;
const MAX_SHOWN = 8;
/** Titles with a lower score are about something else. */
const MIN_SCORE = 0.3;
/** Least share of a title's words that a skill must contain, and least number of them in a long title. */
const MIN_TITLE_SHARE = 0.5;
const MIN_TITLE_WORDS = 2;

/**
 * Whether a title is about a skill. The skill's name and texts must contain at least half of the title's words, and at
 * least two of them (one, if the title has only one); its name must contain one of them. One common word such as
 * 'management' does not suffice, except for a title to which a similar skill refers.
 */
export const isAbout = ({ name, texts }: TargetSkill, title: string, isOfSimilarSkill: boolean): boolean => {
  const roots = listRoots(title);
  const sharedCount = sharedRoots(roots, listRoots(name, ...texts)).length;
  if (isOfSimilarSkill && sharedCount) return true;
  if (!sharedRoots(roots, listRoots(name)).length) return false;
  return sharedCount >= Math.min(MIN_TITLE_WORDS, roots.length) && sharedCount >= MIN_TITLE_SHARE * roots.length;
};

const scoreTitle = ({ name, family, texts }: TargetSkill, title: string) =>
  rootSimilarity(listRoots(name), listRoots(title)) +
  rootSimilarity(listRoots(family), listRoots(title)) / 2 +
  rootSimilarity(listRoots(...texts), listRoots(title)) / 2;

/** Skillopedia entries that share words with a skill, and those of similar skills; most similar title first. */
const findCandidates = async (
  encyclopedia: Encyclopedia,
  target: TargetSkill,
  similarEntryIds: ReadonlySet<number>,
): Promise<EncyclopediaDocument[]> => {
  const roots = listRoots(target.name, target.family, ...target.texts).slice(0, MAX_ROOTS);
  if (!roots.length) return [];
  const found = await encyclopedia.model
    .find(
      {
        ...encyclopedia.alive,
        $or: [
          { _id: { $in: [...similarEntryIds] } },
          { terms: { $in: roots.map((root) => new RegExp(`^${escapeRegExp(root)}`)) } },
        ],
      },
      ROW_FIELDS,
    )
    .limit(MAX_COMPARED)
    .lean<EncyclopediaDocument[]>();
  return found
    .map((entry) => ({ entry, score: scoreTitle(target, entry.name) }))
    .filter(({ entry, score }) => score >= MIN_SCORE || similarEntryIds.has(entry._id))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
    .slice(0, MAX_OFFERED);
};

const toItem = (entry: EncyclopediaDocument, chosenIds: readonly number[]) => ({
  ...toKnowledgeBase(entry),
  isSelected: chosenIds.includes(entry._id),
  isDisabled: chosenIds.includes(entry._id),
  isInValidId: false,
  records: [{ kind: 'knowledge base' as const, id: entry._id, name: entry.name, source: 'Skillopedia' }],
});

/** Suggests Skillopedia entries for a skill; `choose` lets the model pick from the titles, if there is a model. */
export const suggestedWikis = async (
  encyclopedia: Encyclopedia,
  target: TargetSkill,
  related: readonly RelatedSkill[],
  chosenIds: readonly number[],
  choose: (titles: string[]) => Promise<string[] | undefined>,
) => {
  const reusableSkills = related.filter(({ score }) => score >= MIN_REUSE_SCORE);
  const similarEntryIds = new Set(reusableSkills.flatMap(({ skill }) => skill.encyclopediaIds ?? []));
  const candidates = await findCandidates(encyclopedia, target, similarEntryIds);
  const titles = await choose(candidates.map(({ name }) => name));
  if (!titles) {
    const relevant = candidates.filter(({ _id, name }) => isAbout(target, name, similarEntryIds.has(_id)));
    return relevant.slice(0, MAX_SHOWN).map((entry) => toItem(entry, chosenIds));
  }
  const keys = [...new Set(titles.map(fold))];
  const entries = await encyclopedia.model
    .find({ ...encyclopedia.alive, nameKey: { $in: keys } })
    .lean<EncyclopediaDocument[]>();
  return keys.map((key) => {
    const entry = entries.find(({ nameKey }) => nameKey === key);
    if (entry) return toItem(entry, chosenIds);
    const encyclopediaName = titles.find((title) => fold(title) === key) ?? '';
    return {
      encyclopediaId: 0,
      encyclopedia: encyclopediaName,
      url: null,
      isSelected: false,
      isDisabled: true,
      isInValidId: true,
      records: [],
    };
  });
};

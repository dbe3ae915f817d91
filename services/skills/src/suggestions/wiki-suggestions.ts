import { escapeRegExp, fold } from '@skills-architect/service-kit';
import {
  type Encyclopedia,
  type EncyclopediaDocument,
  ROW_FIELDS,
  toKnowledgeBase,
} from '../skillopedia/encyclopedia-document';
import { MIN_REUSE_SCORE, type Related, type Wanted } from './related-skills';
import { listRoots, rootSimilarity, sharedRoots } from './word-roots';

const COMPARED = 200;
const MAX_ROOTS = 12;
const OFFERED = 30;
const MAX_SHOWN = 8;
/** Titles with a lower score are about something else. */
const MIN_SCORE = 0.3;
/** Least share of a title's words that a skill must contain, and least number of them in a long title. */
const MIN_TITLE_SHARE = 0.5;
const MIN_TITLE_WORDS = 2;

/**
 * Whether a title is about a skill: its name and texts say half of it, two words or all, and the name says one of them. A
 * single common word ('management') makes names alike that mean something else, unless a similar skill refers to it.
 */
export const isAbout = ({ name, texts }: Wanted, title: string, isOfSimilar: boolean): boolean => {
  const roots = listRoots(title);
  const shared = sharedRoots(roots, listRoots(name, ...texts)).length;
  if (isOfSimilar && shared) return true;
  if (!sharedRoots(roots, listRoots(name)).length) return false;
  return shared >= Math.min(MIN_TITLE_WORDS, roots.length) && shared >= MIN_TITLE_SHARE * roots.length;
};

const nearness = ({ name, family, texts }: Wanted, title: string) =>
  rootSimilarity(listRoots(name), listRoots(title)) +
  rootSimilarity(listRoots(family), listRoots(title)) / 2 +
  rootSimilarity(listRoots(...texts), listRoots(title)) / 2;

/** Skillopedia entries that share words with a skill, and those of similar skills; most similar title first. */
const wikiCandidates = async (
  encyclopedia: Encyclopedia,
  target: Wanted,
  ofSimilar: ReadonlySet<number>,
): Promise<EncyclopediaDocument[]> => {
  const roots = listRoots(target.name, target.family, ...target.texts).slice(0, MAX_ROOTS);
  if (!roots.length) return [];
  const found = await encyclopedia.model
    .find(
      {
        ...encyclopedia.alive,
        $or: [
          { _id: { $in: [...ofSimilar] } },
          { terms: { $in: roots.map((root) => new RegExp(`^${escapeRegExp(root)}`)) } },
        ],
      },
      ROW_FIELDS,
    )
    .limit(COMPARED)
    .lean<EncyclopediaDocument[]>();
  return found
    .map((entry) => ({ entry, score: nearness(target, entry.name) }))
    .filter(({ entry, score }) => score >= MIN_SCORE || ofSimilar.has(entry._id))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
    .slice(0, OFFERED);
};

const toItem = (entry: EncyclopediaDocument, chosen: readonly number[]) => ({
  ...toKnowledgeBase(entry),
  isSelected: chosen.includes(entry._id),
  isDisabled: chosen.includes(entry._id),
  isInValidId: false,
  records: [{ kind: 'knowledge base' as const, id: entry._id, name: entry.name, source: 'Skillopedia' }],
});

/** Suggests Skillopedia entries for a skill; `choose` lets the model pick from the titles, if there is a model. */
export const suggestedWikis = async (
  encyclopedia: Encyclopedia,
  target: Wanted,
  related: readonly Related[],
  chosen: readonly number[],
  choose: (titles: string[]) => Promise<string[] | undefined>,
) => {
  const near = related.filter(({ score }) => score >= MIN_REUSE_SCORE);
  const ofSimilar = new Set(near.flatMap(({ skill }) => skill.encyclopediaIds ?? []));
  const candidates = await wikiCandidates(encyclopedia, target, ofSimilar);
  const titles = await choose(candidates.map(({ name }) => name));
  if (!titles) {
    const own = candidates.filter(({ _id, name }) => isAbout(target, name, ofSimilar.has(_id)));
    return own.slice(0, MAX_SHOWN).map((entry) => toItem(entry, chosen));
  }
  const keys = [...new Set(titles.map(fold))];
  const known = await encyclopedia.model
    .find({ ...encyclopedia.alive, nameKey: { $in: keys } })
    .lean<EncyclopediaDocument[]>();
  return keys.map((key) => {
    const entry = known.find(({ nameKey }) => nameKey === key);
    if (entry) return toItem(entry, chosen);
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

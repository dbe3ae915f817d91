import { SAMPLE_SIZE } from '@skills-architect/contracts/skills';
import { asAutomaticWrite, escapeRegExp, type JobRun, splitWords } from '@skills-architect/service-kit';
import type { ContentDocument } from '../content/content-document';
import { findContent, MIN_SCORE } from '../content/find-content';
import type { SkillDocument } from '../skills/skill-document';
import { toRoot } from '../suggestions/word-roots';
import type { EncyclopediaDocument } from './encyclopedia-document';
import type { EntryReader, SkillopediaDependencies } from './entry-reader';
import type { MappingPatch } from './mapping-document';

export interface MappingJob {
  entryId: number;
  extent: 'sample' | 'all';
}

const NO_CONTENT = 'Sample content is not available!';
/** Most items compared: an index of this size is built in a tenth of a second. */
const MAX_CANDIDATES = 500;
const MAX_SKILLS = 20;
/** The least score in a sample: lower ones only share a word like 'work'. */
const MIN_SAMPLE_SCORE = 0.2;
const SHORTEST_WORD = 4;

/** Finds the content of an entry and stores it; idempotent. */
export const mapContent = async (
  dependencies: SkillopediaDependencies,
  reader: EntryReader,
  run: JobRun<MappingJob>,
) => {
  const { contents, mappings, skills } = dependencies;
  const { entryId, extent } = run.data;
  const entry = await reader.open(entryId);
  const topic = { title: entry.name, text: await readTopicText(entry) };
  const items = await contents.model
    .find({ ...contents.offered, ...sharesAWord(topic) }, { contentTitle: 1, contentFullDescription: 1 })
    .sort({ contentProviderRating: -1 })
    .limit(MAX_CANDIDATES)
    .lean<ContentDocument[]>();
  run.signal.throwIfAborted();
  const found = findContent(
    topic,
    items.map(({ _id, ...item }) => ({ contentId: _id, ...item })),
    extent === 'sample'
      ? { minScore: MIN_SAMPLE_SCORE, maxItems: SAMPLE_SIZE }
      : { minScore: MIN_SCORE, maxItems: MAX_CANDIDATES },
  );
  await run.progress(items.length, items.length);
  const patch: MappingPatch =
    extent === 'sample'
      ? { isSampling: false, sample: found, failure: found.length ? '' : NO_CONTENT }
      : { toBeClassified: false, isClassified: true, mapped: found, failure: found.length ? '' : NO_CONTENT };
  await mappings.change(entryId, undefined, patch, asAutomaticWrite({ changeSet: run.token }));
  return { summary: found.length ? `Items that fit ${entry.name}: ${found.length}` : NO_CONTENT };

  /** The document and the skills that have the entry as a knowledge base. */
  async function readTopicText({ _id, text = '' }: EncyclopediaDocument) {
    const own = await skills.model
      .find({ encyclopediaIds: _id, ...skills.alive }, { skillName: 1, skillDescription: 1 })
      .sort({ _id: 1 })
      .limit(MAX_SKILLS)
      .lean<SkillDocument[]>();
    return [text, ...own.flatMap(({ skillName, skillDescription }) => [skillName, skillDescription])].join('\n');
  }
};

/** Filter for items with a word of the text or a form of a word of the title: only those can be explained. */
const sharesAWord = ({ title, text }: { title: string; text: string }) => {
  const forms = splitWords(title).map((word) => new RegExp(`^${escapeRegExp(toRoot(word))}`));
  const words = splitWords(text).filter((word) => word.length >= SHORTEST_WORD);
  return { $or: [{ terms: { $in: words } }, { terms: { $in: forms } }] };
};

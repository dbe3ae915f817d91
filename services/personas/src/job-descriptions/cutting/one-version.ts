import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import { detectLanguage } from '@skills-architect/library-service-kit/text-language';
import type { Block } from '../document/document';
import { canBeTitle } from './can-be-title';
import type { Topic } from './heading-words';
import { parseHeading } from './headings';
import { hasRoleNoun } from './role-nouns';

/** The blocks from one known heading to the next; the first part has none. */
interface Part {
  topic: Topic;
  blocks: Block[];
}
type Version = DocumentLanguage | undefined;

const MIN_DUTIES = 2;
/** Two versions say the same, so one has at most this many times the duties of the other. */
const MOST_TIMES = 1.5;
/** A title stands among the first lines of its version. */
const TITLE_LINES = 4;

const written = (blocks: Block[]) => blocks.filter(({ kind }) => kind !== 'gap');

const splitParts = (blocks: Block[]): Part[] => {
  const parts: Part[] = [{ topic: 'unknown', blocks: [] }];
  for (const block of blocks) {
    const topic = parseHeading(block)?.topic ?? 'unknown';
    if (topic !== 'unknown') parts.push({ topic, blocks: [] });
    parts.at(-1)?.blocks.push(block);
  }
  return parts;
};

const languageOf = ({ blocks }: Part) => detectLanguage(blocks.map(({ text }) => text).join('\n'));

/** The language of each part. A part that is too short to tell has the language of the part before, the first one that of the next. */
const languagesOf = (parts: Part[]): Version[] => {
  const told = parts.map(languageOf);
  let current = told.find(Boolean);
  return told.map((language) => {
    current = language ?? current;
    return current;
  });
};

/** The title of the next version stands after the last item of the version before, and belongs to the next part. */
const moveTitles = (parts: Part[], languages: Version[]): Part[] => {
  const moved = parts.map((part) => ({ ...part }));
  moved.forEach((part, index) => {
    const next = moved[index + 1];
    const lastItem = part.blocks.findLastIndex(({ kind }) => kind === 'item');
    if (!next || languages[index] === languages[index + 1] || lastItem < 0) return;
    next.blocks = [...part.blocks.slice(lastItem + 1), ...next.blocks];
    part.blocks = part.blocks.slice(0, lastItem + 1);
  });
  return moved;
};

/** Which of duties and requirements a version has. They must be the same in all: nothing that one version alone has may be lost. */
const topicsOf = (parts: Part[], languages: Version[], language: Version) =>
  ['duties', 'skills']
    .filter((topic) => parts.some((part, index) => part.topic === topic && languages[index] === language))
    .join();

/** The languages in which the duties are listed, if they are versions of each other: in the order of the document. */
const versionsOf = (parts: Part[], languages: Version[]): DocumentLanguage[] => {
  const counts = new Map<DocumentLanguage, number>();
  parts.forEach(({ topic, blocks }, index) => {
    const duties = written(blocks).length - 1;
    const language = languages[index];
    if (topic === 'duties' && language && duties >= MIN_DUTIES)
      counts.set(language, (counts.get(language) ?? 0) + duties);
  });
  const [fewest = 0, ...others] = [...counts.values()].sort((a, b) => a - b);
  const topics = [...counts.keys()].map((language) => topicsOf(parts, languages, language));
  const areAlike = others.every((count) => count <= fewest * MOST_TIMES) && new Set(topics).size === 1;
  return areAlike ? [...counts.keys()] : [];
};

/**
 * One version of a document that says the same in several languages: the English one, otherwise the first; `leftOut`
 * names the languages of the others. Other documents are returned as they are.
 */
export const oneVersion = (blocks: Block[]): { blocks: Block[]; leftOut?: DocumentLanguage[] } => {
  const parts = splitParts(blocks);
  const languages = languagesOf(parts);
  const versions = versionsOf(parts, languages);
  if (versions.length < 2) return { blocks };
  const chosen = versions.includes('en') ? 'en' : versions[0];
  const leftOut = versions.filter((language) => language !== chosen);
  const kept = moveTitles(parts, languages).flatMap((part, index) => {
    const language = languages[index];
    return language && leftOut.includes(language) ? [] : part.blocks;
  });
  const hasTitle = written(kept)
    .slice(0, TITLE_LINES)
    .some(({ kind, text }) => kind !== 'item' && canBeTitle(text) && hasRoleNoun(text));
  return { blocks: hasTitle ? kept : [...(parts[0]?.blocks ?? []), ...kept], leftOut };
};

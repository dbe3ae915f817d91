import { ownLanguageOf, refuseLanguageChange, storedLanguage } from '@skills-architect/library-service-kit';
import type { Identity } from '@skills-architect/service-kit';
import { languagesOfLevels } from '../skills/level-translations';
import type { SkillDocument } from '../skills/skill-document';
import type { Library, SourceDocument } from './library-documents';

/** Reads the language of a skill's own texts: a write asks for it as it is now. */
export const readOwnLanguage = async (
  { sources }: Pick<Library, 'sources'>,
  { sourceId, language }: Pick<SkillDocument, 'sourceId' | 'language'>,
): Promise<string> => {
  const source = await sources.model
    .findOne({ _id: sourceId }, { language: 1 })
    .lean<Pick<SourceDocument, 'language'>>();
  return ownLanguageOf({ sourceId, language }, new Map(source?.language ? [[sourceId, source.language]] : []));
};

type Form = { language?: string | undefined; sourceId: number };

/** The field of the language that a form says for a skill; none if it says none. */
export const saidLanguage = async (
  library: Pick<Library, 'sources'>,
  { language, sourceId }: Form,
  identity: Identity,
  former?: SkillDocument,
): Promise<Pick<SkillDocument, 'language'> | undefined> => {
  if (language === undefined) return undefined;
  const ofSource = await readOwnLanguage(library, { sourceId });
  refuseLanguageChange(language, former?.language ?? ofSource, identity);
  const languagesOfParts = former && languagesOfLevels(former);
  return { language: storedLanguage({ language, ofSource, translations: former?.translations, languagesOfParts }) };
};

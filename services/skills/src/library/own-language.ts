import { ownLanguageOf } from '@skills-architect/library-service-kit';
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

import { StoredTranslation, searchedFields, withoutJoinedTranslations } from '@skills-architect/library-service-kit';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import { type SkillDocument, skillTexts } from '../skills/skill-document';
import { gainedEntries, gainedNames } from './merge-rules';

const Before = z.object({
  skillName: z.string(),
  alternativeNames: z.array(z.string()),
  encyclopediaIds: z.array(z.number()).default([]),
  translations: z.array(StoredTranslation).default([]),
});

/** Fields of a skill without what it gained from a merged one; `before` is its state before the merge. */
export const withoutGains = (
  target: Pick<
    SkillDocument,
    'skillName' | 'alternativeNames' | 'skillDescription' | 'encyclopediaIds' | 'translations'
  >,
  merged: Pick<SkillDocument, 'skillName' | 'alternativeNames' | 'encyclopediaIds' | 'translations'>,
  before: unknown,
) => {
  const known = Before.parse(before);
  const [names, entries] = [new Set(gainedNames(merged, known).map(fold)), gainedEntries(merged, known)];
  const alternativeNames = target.alternativeNames.filter((name) => !names.has(fold(name)));
  const translations = withoutJoinedTranslations(target.translations, merged.translations, known.translations);
  return {
    alternativeNames,
    translations,
    ...searchedFields(skillTexts({ ...target, alternativeNames, translations })),
    encyclopediaIds: (target.encyclopediaIds ?? []).filter((id) => !entries.includes(id)),
  };
};

import { isDeepStrictEqual } from 'node:util';
import { languageName } from '@skills-architect/contracts/locale';
import { AppError, type Identity, type Issue } from '@skills-architect/service-kit';
import type { RecordTexts } from './translations';

type WrittenTexts = Omit<RecordTexts, 'translations'>;
const FIELDS = ['name', 'alternativeNames', 'description'] as const;
const WORDS = { name: 'name', alternativeNames: 'alternative names', description: 'description' } as const;

/**
 * Throws when the texts to write are those in which the record is shown to the user, not its own: whoever reads a record in
 * their language and writes it back would lose the own texts. Who writes another text back as the record's own has read
 * the own texts, and may give the record a name that it has in their language. `paths` are the fields of the form.
 */
export const refuseShownTexts = (
  written: WrittenTexts,
  stored: RecordTexts,
  paths: Record<keyof WrittenTexts, string>,
  { user }: Identity,
): void => {
  const shown = stored.translations?.find(({ language }) => language === user?.language);
  if (!shown) return;
  const differing = FIELDS.filter(
    (field) => shown[field].length > 0 && !isDeepStrictEqual(shown[field], stored[field]),
  );
  if (differing.some((field) => stored[field].length > 0 && isDeepStrictEqual(written[field], stored[field]))) return;
  const language = languageName(shown.language);
  const issues = differing
    .filter((field) => isDeepStrictEqual(written[field], shown[field]))
    .map(
      (field): Issue => ({
        path: paths[field],
        message: `This is the ${WORDS[field]} in ${language}. Write the record's own texts, as read with ownTexts=true; to make this one its own, remove its texts in ${language} first.`,
      }),
    );
  if (issues[0]) throw new AppError('invalid', issues[0].message, { issues });
};

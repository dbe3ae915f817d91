import { isDeepStrictEqual } from 'node:util';
import { languageName } from '@skills-architect/contracts/locale';
import { AppError, type Identity, type Issue } from '@skills-architect/service-kit';
import type { RecordTexts } from './translations';

type WrittenTexts = Omit<RecordTexts, 'translations'>;
const WORDS = { name: 'name', alternativeNames: 'alternative names', description: 'description' } as const;

/**
 * Throws when the texts to write are those in which the record is shown to the user, not its own: whoever reads a record in
 * their language and writes it back would lose the own texts. `paths` are the fields of the form.
 */
export const refuseShownTexts = (
  written: WrittenTexts,
  stored: RecordTexts,
  paths: Record<keyof WrittenTexts, string>,
  { user }: Identity,
): void => {
  const shown = stored.translations?.find(({ language }) => language === user?.language);
  if (!shown) return;
  const isShown = (field: keyof WrittenTexts) =>
    shown[field].length > 0 &&
    isDeepStrictEqual(written[field], shown[field]) &&
    !isDeepStrictEqual(written[field], stored[field]);
  const issues = (['name', 'alternativeNames', 'description'] as const).filter(isShown).map(
    (field): Issue => ({
      path: paths[field],
      message: `This is the ${WORDS[field]} in ${languageName(shown.language)}. The record is written with its own texts: read it with ownTexts=true.`,
    }),
  );
  if (issues[0]) throw new AppError('invalid', issues[0].message, { issues });
};

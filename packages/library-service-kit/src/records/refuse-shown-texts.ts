import { isDeepStrictEqual } from 'node:util';
import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { AppError, type Identity, type Issue, invalid } from '@skills-architect/service-kit';
import type { RecordTexts } from './translations';

type WrittenTexts = Omit<RecordTexts, 'translations'>;
const FIELDS = ['name', 'alternativeNames', 'description'] as const;
const WORDS = { name: 'name', alternativeNames: 'alternative names', description: 'description' } as const;

const howToWrite = (language: string) =>
  `Write the record's own texts, as read with ownTexts=true; to make these its own, remove its texts in ${language} first.`;

/**
 * Throws when the texts to write are those in which the record is shown to the user, not its own: whoever reads a record in
 * their language and writes it back would lose the own texts. A write may say in which language its texts were read
 * (`textsIn` of the identity): in the record's own language, or in `MAIN_LANGUAGE`, which means the own texts unless the user is
 * shown a translation into it. If that does not tell, they are compared with the shown ones; who writes another text back as the
 * record's own has read the own texts, and may give the record a name that it has in their language. `paths` are the fields of the
 * form.
 */
export const refuseShownTexts = (
  written: WrittenTexts,
  stored: RecordTexts,
  paths: Record<keyof WrittenTexts, string>,
  { user, textsIn }: Identity,
  ownLanguage: string,
): void => {
  const readIn = user?.language ?? MAIN_LANGUAGE;
  if (textsIn === ownLanguage) return;
  const saysLanguage = textsIn !== undefined && textsIn !== MAIN_LANGUAGE;
  if (textsIn === MAIN_LANGUAGE && readIn !== MAIN_LANGUAGE) return;
  if (saysLanguage && textsIn !== readIn)
    throw invalid(
      paths.name,
      `Content-Language is ${textsIn}: the texts of a record are read as its own (${MAIN_LANGUAGE}) or as you see them.`,
    );
  const shown = readIn === ownLanguage ? undefined : stored.translations?.find(({ language }) => language === readIn);
  if (!shown) return;
  const language = languageName(shown.language);
  const differing = FIELDS.filter(
    (field) => shown[field].length > 0 && !isDeepStrictEqual(shown[field], stored[field]),
  );
  if (!differing.length) return;
  if (saysLanguage) throw invalid(paths.name, `These texts were read in ${language}. ${howToWrite(language)}`);
  if (differing.some((field) => stored[field].length > 0 && isDeepStrictEqual(written[field], stored[field]))) return;
  const issues = differing
    .filter((field) => isDeepStrictEqual(written[field], shown[field]))
    .map(
      (field): Issue => ({
        path: paths[field],
        message: `This is the ${WORDS[field]} in ${language}. ${howToWrite(language)}`,
      }),
    );
  if (issues[0]) throw new AppError('invalid', issues[0].message, { issues });
};

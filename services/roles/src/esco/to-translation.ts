import { ImportedTranslation } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import type * as z from 'zod';

/** Rows that a warning names one by one; the others are counted. */
const MOST_NAMED = 20;

/** Collects the translations of a taxonomy's files; rows whose texts are not acceptable are left out and named. */
export const translationReader = () => {
  const problems: string[] = [];
  return {
    /** Passes a translation on; `file` is named if it is left out. */
    add(
      file: string,
      texts: z.input<typeof ImportedTranslation>,
      to: (translation: ImportedTranslation) => Promise<void> | undefined,
    ): Promise<void> | undefined {
      const parsed = ImportedTranslation.safeParse(texts);
      if (parsed.success) return to(parsed.data);
      const [issue] = parsed.error.issues;
      problems.push(
        `${file}, ${texts.externalId}, ${issue?.path.join(' ') ?? ''}: ${issue?.message ?? ''}. It is left out.`,
      );
      return undefined;
    },
    warnings: (): string[] => [
      ...problems.slice(0, MOST_NAMED),
      ...(problems.length > MOST_NAMED
        ? [`${formatCount(problems.length - MOST_NAMED, 'more row')} of the files left out, too.`]
        : []),
    ],
  };
};
export type TranslationReader = ReturnType<typeof translationReader>;

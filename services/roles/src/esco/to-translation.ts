import { ImportedTranslation } from '@skills-architect/contracts';
import type * as z from 'zod';

/** A translation as it is stored; throws an error that names file and concept if a text is not acceptable. */
export const toTranslation = (file: string, texts: z.input<typeof ImportedTranslation>): ImportedTranslation => {
  const parsed = ImportedTranslation.safeParse(texts);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}, ${texts.externalId}, ${issue?.path.join(' ') ?? ''}: ${issue?.message ?? ''}`);
};

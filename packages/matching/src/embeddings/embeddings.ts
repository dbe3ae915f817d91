import type { LibraryRole } from '../library-role';
import { withoutAdditions } from '../titles/title-additions';
import { writeOutTitle } from '../titles/write-out-title';
import { product } from '../vectors/dense';

/** The two texts of a job or a role that an embedding model encodes. */
export type EmbeddingTexts = { whole: string; name: string };

/** The unit vectors of these two texts. */
export type EmbeddingPair = { whole: Float32Array; name: Float32Array };

/** Whether a model reads English alone; of a model whose `languages` are unknown nobody can tell. */
const readsEnglishAlone = (languages: readonly string[] | undefined) =>
  languages?.length === 1 && languages[0] === 'en';

/**
 * The texts of a job, without what lists add to its title; a model that reads English alone gets the title in English and
 * without abbreviations.
 */
export function jobTexts(
  { title, description }: { title: string; description: string },
  { languages }: { languages?: readonly string[] | undefined },
): EmbeddingTexts {
  const name = readsEnglishAlone(languages) ? writeOutTitle(title) : withoutAdditions(title);
  return { whole: [name, description].filter(Boolean).join('. '), name };
}

type NamedRole = Pick<LibraryRole, 'label' | 'alternativeLabels' | 'description'>;

/** The texts of a role; its alternative names are part of the whole text. */
export function roleTexts({ label, alternativeLabels, description }: NamedRole): EmbeddingTexts {
  return { whole: [label, alternativeLabels.join(', '), description].filter(Boolean).join('. '), name: label };
}

/** Cosine of the whole texts plus cosine of the names. */
export function similarity(a: EmbeddingPair, b: EmbeddingPair): number {
  return product(a.whole, b.whole) + product(a.name, b.name);
}

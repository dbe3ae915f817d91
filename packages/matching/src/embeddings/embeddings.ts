import type { LibraryRole } from '../library-role';
import { product } from '../vectors/dense';

/** The two texts of a job or a role that an embedding model encodes. */
export type EmbeddingTexts = { whole: string; name: string };

/** The unit vectors of these two texts. */
export type EmbeddingPair = { whole: Float32Array; name: Float32Array };

/** The texts of a job. */
export function jobTexts({ title, description }: { title: string; description: string }): EmbeddingTexts {
  return { whole: [title, description].filter(Boolean).join('. '), name: title };
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

import { type LibraryRole, listNames } from '../library-role';
import { textOfTitle } from '../titles/text-of-title';
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

type Reader = { languages?: readonly string[] | undefined };

/**
 * The texts of a job, without what lists add to its title; a model that reads English alone gets the title in English and
 * without abbreviations. If a title has nothing else ('(m/w/d)'), the description is both; undefined if that is empty, too: a
 * model finds something near even to an empty text.
 */
export function jobTexts(
  { title, description }: { title: string; description: string },
  { languages }: Reader,
): EmbeddingTexts | undefined {
  const name = readsEnglishAlone(languages) ? writeOutTitle(title) : withoutAdditions(title);
  const whole = [name, description.trim()].filter(Boolean).join('. ');
  return whole === '' ? undefined : { whole, name: name || whole };
}

/** The text of a title that is compared with `nameTexts` (`nameMeanings`); undefined if it consists of additions. */
export function titleText(title: string, { languages }: Reader): string | undefined {
  return textOfTitle(readsEnglishAlone(languages) ? writeOutTitle(title) : title) || undefined;
}

/**
 * The names of a role as a model reads them; one that reads English alone gets no names in other languages. Names that differ in
 * their additions alone are equal, and count as often in the mean of all.
 */
export function nameTexts(role: LibraryRole, { languages }: Reader): string[] {
  const names = listNames(readsEnglishAlone(languages) ? { ...role, translatedNames: [] } : role);
  return names.map(textOfTitle).filter((text) => text !== '');
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

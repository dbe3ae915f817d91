import { isGermanTitle } from './other-languages/to-english';
import { inSingular } from './singular';
import { withoutAdditions } from './title-additions';

/**
 * A title or name as an embedding model reads it best: without additions, in the singular and in lower case, because models
 * tell `Cook` from `cook`; German ones keep their capitals, unless all letters are. Empty if there is nothing but additions.
 */
export const textOfTitle = (title: string): string => {
  const plain = inSingular(withoutAdditions(title));
  return isGermanTitle(title) && /\p{Ll}/u.test(plain) ? plain : plain.toLowerCase();
};

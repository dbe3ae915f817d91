import model from '../../background/word-vectors.json' with { type: 'json' };
import { expand } from './compact-model';
import type { WordVectors } from './word-vectors';

let cachedVectors: WordVectors | undefined;

/**
 * Word vectors shipped with the matcher, for libraries that are too small to train their own: 6,000 words of
 * occupations in general, trained on ESCO by `npm run bench -- background`. Loaded once.
 */
export function backgroundVectors(): WordVectors {
  cachedVectors ??= expand(model);
  return cachedVectors;
}

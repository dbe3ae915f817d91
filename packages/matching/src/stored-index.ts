import { AddedPostings } from './added-postings';
import type { MatchIndex } from './match-index';
import type { NameIndex } from './titles/name-index';
import { backgroundVectors } from './vectors/background';
import { vectorSpace } from './vectors/vector-space';
import type { WordVectors } from './vectors/word-vectors';
import type { TermIndex } from './words/term-index';

type StoredTerms = Omit<TermIndex, 'added'>;
type StoredNames = Omit<NameIndex, 'added'>;

/** An index as plain data that can be cloned and serialised. */
export type StoredIndex = Omit<
  MatchIndex,
  'space' | 'terms' | 'nameTerms' | 'nameGrams' | 'joinedNames' | 'removed'
> & {
  terms: StoredTerms;
  nameTerms: StoredTerms;
  nameGrams: StoredNames;
  joinedNames: StoredNames;
};

/** Increment it when the layout of an index changes, so that an older stored one is built again. */
export const INDEX_FORMAT = 4;

/** The version of the ranking in the log of suggestions. Increment it when the same library and text may rank in another way. */
export const MATCHER_VERSION = 'roles 2';

/**
 * A newly built index as plain data. Undefined for an index that compares by words alone: such a library is small, and
 * building its index is as fast as loading it.
 */
export function toStoredIndex(index: MatchIndex): StoredIndex | undefined {
  if (index.spaceKind === 'words') return undefined;
  if (index.removed.size || index.roles.length > index.terms.documents)
    throw new Error('An index can be stored before its first change only.');
  const { space: _space, removed: _removed, ...plain } = index;
  const withoutAdded = ({ added: _added, ...terms }: TermIndex) => terms;
  const withoutAddedNames = ({ added: _added, ...names }: NameIndex): StoredNames => names;
  return {
    ...plain,
    terms: withoutAdded(index.terms),
    nameTerms: withoutAdded(index.nameTerms),
    nameGrams: withoutAddedNames(index.nameGrams),
    joinedNames: withoutAddedNames(index.joinedNames),
  };
}

/** The index that was stored; `vectors` are those it was built with. */
export function fromStoredIndex(stored: StoredIndex, vectors?: WordVectors): MatchIndex {
  const model = stored.spaceKind === 'own' ? vectors : backgroundVectors();
  if (!model) throw new Error('The index was built with word vectors that are missing.');
  return {
    ...stored,
    space: vectorSpace(model),
    removed: new Set(),
    terms: { ...stored.terms, added: new AddedPostings() },
    nameTerms: { ...stored.nameTerms, added: new AddedPostings() },
    nameGrams: { ...stored.nameGrams, added: new AddedPostings() },
    joinedNames: { ...stored.joinedNames, added: new AddedPostings() },
  };
}

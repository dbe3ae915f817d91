import { type RoleLevels, readRoleLevels } from './level/level';
import { type LibraryRole, listNames } from './library-role';
import type { TermCounts } from './reading/terms';
import { FIELD_WEIGHTS, KNOWN_WORDS } from './recipe';
import { type RoleTexts, readKinds, roleTextReader } from './role-texts';
import type { SparseRows } from './sparse-rows';
import { buildNameIndex, type NameIndex } from './titles/name-index';
import { withoutAdditions } from './titles/title-additions';
import { backgroundVectors } from './vectors/background';
import type { DenseRows } from './vectors/dense';
import { knownShareReader } from './vectors/known-share';
import type { TextRows, TextSpace } from './vectors/text-space';
import { tfIdfSpace } from './vectors/tf-idf-space';
import { vectorSpace } from './vectors/vector-space';
import type { WordVectors } from './vectors/word-vectors';
import { buildTermIndex, type TermIndex } from './words/term-index';

/** What an index keeps of a role beside its texts. */
export type IndexedRole = Pick<LibraryRole, 'roleId' | 'label' | 'language' | 'essentialSkills'>;

/** What texts are compared by: the library's own vectors, the shipped ones, or words alone (tf-idf). */
export type SpaceKind = 'own' | 'shipped' | 'words';

/**
 * An in-memory index of a library. Roles are numbered by their position in `roles`, names of role r by their position in
 * `names[r]`. `changeIndex` makes the index of a changed library.
 */
export type MatchIndex = {
  readonly roles: readonly IndexedRole[];
  readonly names: readonly (readonly string[])[];
  readonly positions: ReadonlyMap<number, number>;
  /** Positions of roles that were changed or removed after the index was built. */
  readonly removed: ReadonlySet<number>;
  readonly terms: TermIndex;
  readonly nameTerms: TermIndex;
  readonly nameGrams: NameIndex;
  /** All names of each role as one. */
  readonly joinedNames: NameIndex;
  readonly space: TextSpace;
  readonly spaceKind: SpaceKind;
  readonly duties: TextRows;
  readonly skills: TextRows;
  /** Row n: the n-th name of all, by word of the space; numbered as in `nameGrams`. */
  readonly nameWords: SparseRows;
  /** Number of words in each role's label. */
  readonly labelWords: Uint8Array;
  /** Levels of responsibility stated by each role's names. */
  readonly levels: readonly RoleLevels[];
  /** Number of different words in each role's description. */
  readonly descriptionWords: Uint32Array;
  /** Row r: the kinds of work of role r. */
  readonly kinds: DenseRows;
};

/**
 * Builds the index of a library, which takes seconds for thousands of roles. Duties and skills are compared by meaning, with
 * `vectors` of the library or the shipped ones, or by words (tf-idf cosines) if neither know most of its words. Roles
 * may be newer than the vectors; of roles with equal ids the first is found.
 */
export function buildIndex(roles: readonly LibraryRole[], vectors?: WordVectors): MatchIndex {
  const reader = roleTextReader();
  const texts = roles.map((role) => reader.read(role));
  const names = roles.map(listNames);
  const { space, spaceKind } = chooseSpace(
    vectors,
    texts.flatMap(({ dutyCounts, skillCounts }) => [dutyCounts, skillCounts]),
  );
  return {
    roles: roles.map(toIndexedRole),
    names,
    positions: new Map(roles.map((role, position): [number, number] => [role.roleId, position]).reverse()),
    removed: new Set(),
    terms: buildTermIndex(
      roles.length,
      FIELDS.map((field) => ({ weight: FIELD_WEIGHTS[field], texts: texts.map((role) => role.fields[field]) })),
    ),
    nameTerms: buildTermIndex(roles.length, [{ weight: 1, texts: texts.map(({ fields }) => fields.names) }]),
    nameGrams: buildNameIndex(names),
    joinedNames: buildNameIndex(names.map((own) => [joinNames(own)])),
    space,
    spaceKind,
    ...roleRows(space, names, texts),
  };
}

/** The fields of a role in the term index, in order. */
export const FIELDS = ['label', 'names', 'description', 'skills', 'groupLabel', 'groupText'] as const;

export const toIndexedRole = ({ roleId, label, language, essentialSkills }: LibraryRole): IndexedRole => ({
  roleId,
  label,
  language,
  essentialSkills,
});

/** The names of a role as one text, without what lists add to titles. */
export const joinNames = (names: readonly string[]): string => names.map(withoutAdditions).join(' ');

/** The parts of an index with one row or entry per role or name. */
export function roleRows(space: TextSpace, names: readonly (readonly string[])[], texts: readonly RoleTexts[]) {
  return {
    duties: space.rows(texts.map(({ dutyCounts }) => dutyCounts)),
    skills: space.rows(texts.map(({ skillCounts }) => skillCounts)),
    nameWords: space.wordRows(texts.flatMap(({ nameCounts }) => nameCounts)),
    labelWords: Uint8Array.from(texts, ({ fields }) => Math.min(255, fields.label.length)),
    levels: names.map(readRoleLevels),
    descriptionWords: Uint32Array.from(texts, ({ dutyCounts }) => dutyCounts.size),
    kinds: readKinds(texts),
  };
}

/** The vector space of the first model whose vocabulary covers most of the library's words, else tf-idf. */
function chooseSpace(vectors: WordVectors | undefined, texts: readonly TermCounts[]) {
  const covers = (model: WordVectors) => (knownShareReader(model)(texts) ?? 1) >= KNOWN_WORDS;
  if (vectors && covers(vectors)) return { space: vectorSpace(vectors), spaceKind: 'own' as const };
  const shipped = backgroundVectors();
  if (covers(shipped)) return { space: vectorSpace(shipped), spaceKind: 'shipped' as const };
  return { space: tfIdfSpace(texts), spaceKind: 'words' as const };
}

import { estimateKinds, mergeCounts } from './kinds/kinds-of-work';
import { type RoleLevels, readRoleLevels } from './level/level';
import { type LibraryRole, listNames, skillsText } from './library-role';
import { countTerms, type Term, type TermCounts, type TermReader, termReader } from './reading/terms';
import { FIELD_WEIGHTS, KNOWN_WORDS } from './recipe';
import type { SparseRows } from './sparse-rows';
import { buildNameIndex, type NameIndex } from './titles/name-index';
import { backgroundVectors } from './vectors/background';
import { type DenseRows, denseRow, denseRows } from './vectors/dense';
import { knownShareReader } from './vectors/known-share';
import type { TextRows, TextSpace } from './vectors/text-space';
import { tfIdfSpace } from './vectors/tf-idf-space';
import { vectorSpace } from './vectors/vector-space';
import type { WordVectors } from './vectors/word-vectors';
import { buildTermIndex, type Field, type TermIndex } from './words/term-index';

/**
 * An immutable in-memory index of a library. Roles are numbered by their index in `roles`, names of role r by their
 * index in `names[r]`. A changed library needs a new index.
 */
export type MatchIndex = {
  readonly roles: readonly LibraryRole[];
  readonly names: readonly (readonly string[])[];
  readonly positions: ReadonlyMap<number, number>;
  readonly terms: TermIndex;
  readonly nameTerms: TermIndex;
  readonly nameGrams: NameIndex;
  readonly space: TextSpace;
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
  const reader = termReader();
  const names = roles.map(listNames);
  const descriptions = roles.map((role) => reader.prose(role.description));
  const skills = roles.map((role) => reader.prose(skillsText(role)));
  const nameTerms = names.map((roleNames) => roleNames.flatMap((name) => reader.title(name)));
  const labels = roles.map((role) => reader.title(role.label));
  const dutyCounts = descriptions.map((terms) => countTerms(terms));
  const skillCounts = skills.map((terms) => countTerms(terms));
  const nameCounts = names.map((roleNames) => roleNames.map((name) => countTerms(reader.prose(name))));
  const space = buildSpace([vectors, backgroundVectors()], [...dutyCounts, ...skillCounts]);
  const fields: Field[] = [
    { weight: FIELD_WEIGHTS.label, texts: labels },
    { weight: FIELD_WEIGHTS.names, texts: nameTerms },
    { weight: FIELD_WEIGHTS.description, texts: descriptions },
    { weight: FIELD_WEIGHTS.skills, texts: skills },
    ...groupFields(roles, reader),
  ];
  return {
    roles,
    names,
    positions: new Map(roles.map((role, position): [number, number] => [role.roleId, position]).reverse()),
    terms: buildTermIndex(roles.length, fields),
    nameTerms: buildTermIndex(roles.length, [{ weight: 1, texts: nameTerms }]),
    nameGrams: buildNameIndex(names),
    space,
    duties: space.rows(dutyCounts),
    skills: space.rows(skillCounts),
    nameWords: space.wordRows(nameCounts.flat()),
    labelWords: Uint8Array.from(labels, (label) => Math.min(255, label.length)),
    levels: names.map(readRoleLevels),
    descriptionWords: Uint32Array.from(dutyCounts, (counts) => counts.size),
    kinds: buildKinds(
      names.map((_, role) => [
        ...(nameCounts[role] ?? []),
        dutyCounts[role] ?? NO_TERMS,
        skillCounts[role] ?? NO_TERMS,
      ]),
    ),
  };
}

const NO_TERMS: TermCounts = new Map();

/** A vector space of the first model whose vocabulary covers most of the library's words, else tf-idf. */
function buildSpace(models: readonly (WordVectors | undefined)[], texts: readonly TermCounts[]): TextSpace {
  const vectors = models.find((model) => model && (knownShareReader(model)(texts) ?? 1) >= KNOWN_WORDS);
  return vectors ? vectorSpace(vectors) : tfIdfSpace(texts);
}

function buildKinds(texts: readonly (readonly TermCounts[])[]): DenseRows {
  const estimates = texts.map((roleTexts) => estimateKinds(mergeCounts(roleTexts)));
  const rows = denseRows(texts.length, estimates[0]?.length ?? 0);
  estimates.forEach((kinds, role) => {
    denseRow(rows, role).set(kinds);
  });
  return rows;
}

/** Parses each group's text once, because many roles share a group. */
function groupFields(roles: readonly LibraryRole[], reader: TermReader): Field[] {
  const termsByText = new Map<string, Term[]>();
  const findTerms = (text: string): Term[] => {
    const terms = termsByText.get(text) ?? reader.prose(text);
    termsByText.set(text, terms);
    return terms;
  };
  return [
    { weight: FIELD_WEIGHTS.groupLabel, texts: roles.map((role) => findTerms(role.group.label)) },
    { weight: FIELD_WEIGHTS.groupText, texts: roles.map((role) => findTerms(role.group.text)) },
  ];
}

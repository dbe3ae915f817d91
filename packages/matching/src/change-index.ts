import { appendNumbers } from './append-numbers';
import { type LibraryRole, listNames } from './library-role';
import { FIELDS, joinNames, type MatchIndex, roleRows, toIndexedRole } from './match-index';
import { roleTextReader } from './role-texts';
import { appendRows } from './sparse-rows';
import { addNames } from './titles/name-index';
import { appendDense } from './vectors/dense';
import { appendTextRows } from './vectors/text-space';
import { addDocument } from './words/term-index';

/** Changes of a library: its new and changed roles, and the ids of the removed ones. */
export type LibraryChange = { changed: readonly LibraryRole[]; removedIds: readonly number[] };

/**
 * The index of a changed library, in a time that depends on the change only: a role takes about a millisecond. Rarity of
 * words and the vector space stay those of the built index, so build it again when a tenth of the roles has changed
 * (`changedShare`). The given index must not be used afterwards.
 */
export function changeIndex(index: MatchIndex, { changed, removedIds }: LibraryChange): MatchIndex {
  const reader = roleTextReader();
  const texts = changed.map((role) => reader.read(role));
  const names = changed.map(listNames);
  const rows = roleRows(index.space, names, texts);
  const positions = new Map(index.positions);
  const removed = new Set(index.removed);
  for (const roleId of [...removedIds, ...changed.map((role) => role.roleId)]) {
    const position = positions.get(roleId);
    if (position !== undefined) removed.add(position);
    positions.delete(roleId);
  }
  changed.forEach((role, position) => {
    positions.set(role.roleId, index.roles.length + position);
  });
  return {
    ...index,
    roles: [...index.roles, ...changed.map(toIndexedRole)],
    names: [...index.names, ...names],
    positions,
    removed,
    terms: texts.reduce(
      (terms, { fields }) =>
        addDocument(
          terms,
          FIELDS.map((field) => fields[field]),
        ),
      index.terms,
    ),
    nameTerms: texts.reduce((terms, { fields }) => addDocument(terms, [fields.names]), index.nameTerms),
    nameGrams: names.reduce(addNames, index.nameGrams),
    joinedNames: names.reduce((joined, own) => addNames(joined, [joinNames(own)]), index.joinedNames),
    duties: appendTextRows(index.duties, rows.duties),
    skills: appendTextRows(index.skills, rows.skills),
    nameWords: appendRows(index.nameWords, rows.nameWords),
    labelWords: appendNumbers(index.labelWords, rows.labelWords),
    levels: [...index.levels, ...rows.levels],
    descriptionWords: appendNumbers(index.descriptionWords, rows.descriptionWords),
    kinds: changed.length ? appendDense(index.kinds, rows.kinds) : index.kinds,
  };
}

/** Share of an index (0..1 and more) that was changed after it was built. */
export function changedShare({ removed, roles, terms }: MatchIndex): number {
  const added = roles.length - terms.documents;
  return Math.max(removed.size, added) / Math.max(1, terms.documents);
}

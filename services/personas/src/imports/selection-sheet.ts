import { describeConfidence, isOnlySuggestion } from '@skills-architect/contracts/roles';
import type { Cell, Sheet } from '@skills-architect/library-service-kit/workbooks';
import type { RowDocument } from './row-document';

const SUGGESTIONS = 3;

const COLUMNS = [
  { title: 'Client Role', width: 32 },
  { title: 'Department', width: 24 },
  { title: 'Selected Role', width: 32 },
  { title: 'Note', width: 32 },
  ...Array.from({ length: SUGGESTIONS }, (_, index) => [
    { title: `Suggestion ${index + 1}`, width: 32 },
    { title: `Score ${index + 1}`, width: 10 },
  ]).flat(),
  { title: 'Confidence', width: 18 },
  { title: 'Closer roles in', width: 40 },
];

const note = (row: RowDocument) => {
  if (row.isDuplicatePersona) return 'Exists already, will be skipped';
  if (row.withoutRole) return 'Becomes a draft without a role';
  return row.selectedRoleId === null ? 'No role selected, waits in the import' : '';
};

/** The role selection of an import: a row per client role with its role and the three suggestions. */
export const selectionSheet = (rows: readonly RowDocument[]): Sheet => ({
  name: 'Role Selection',
  columns: COLUMNS,
  rows: rows.map((row): Cell[] => {
    const suggestions = row.recommendations
      .filter((recommendation) => !recommendation.isSearchedRole)
      .slice(0, SUGGESTIONS);
    const selected = row.recommendations.find((recommendation) => recommendation.roleId === row.selectedRoleId);
    return [
      row.personaName,
      row.groupName,
      selected?.roleName ?? '',
      note(row),
      ...Array.from({ length: SUGGESTIONS }, (_, index): Cell[] => {
        const suggestion = suggestions[index];
        return [suggestion?.roleName ?? '', suggestion?.score === undefined ? '' : Number(suggestion.score.toFixed(2))];
      }).flat(),
      describeConfidence(suggestions[0] ?? {}, isOnlySuggestion(suggestions)),
      (row.elsewhere ?? []).join(', '),
    ];
  }),
});

/** Parts of screens shared by the library areas. Each area bundles those it uses. */

export { ChangeBadge, changeLabel } from './changes/change-badge';
export { AssignColumns } from './columns/assign-columns';
export { completeAssignment, missingFields, proposedAssignment } from './columns/assignment';
export { formatDuration } from './content/content-words';
export { DeletedRecords, useDeletedPage } from './deleted/deleted-records';
export { EditorActions } from './editor/editor-actions';
export { useNamedForm } from './editor/use-named-form';
export { AlternativeNames } from './fields/alternative-names';
export { NamePicker } from './fields/name-picker';
export { SourcePicker } from './fields/source-picker';
export { StatusPicker } from './fields/status-picker';
export { useVersionPage, VersionHistory } from './history/version-history';
export { LossQuestion } from './loss/loss-question';
export { type Replaced, useDeleteOrRetire } from './loss/use-delete-or-retire';
export { BackLink } from './navigation/back-link';
export { LibraryMenu } from './navigation/library-menu';
export { PersonasUsing } from './personas/personas-using';
export type { ExpectedRow } from './role-skills/edited-row';
export {
  describeTheirs,
  type ExpectedChange,
  type ExpectedEdit,
  useExpectedEdit,
} from './role-skills/use-expected-edit';
export { RoleSkillChips } from './role-view/role-skill-chips';
export { RoleText } from './role-view/role-text';
export { describeNoRecords } from './search/describe-no-records';
export { useNameSuggestions } from './search/use-name-suggestions';
export { ExportMenu } from './tables/export-menu';
export { RecordsPopup } from './tables/records-popup';
export { usePaging } from './tables/use-paging';
export { useTableImports } from './tables/use-table-imports';

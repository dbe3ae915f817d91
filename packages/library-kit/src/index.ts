/** Parts of screens shared by the library areas. Each area bundles those it uses. */

export { ChangeBadge, changeLabel } from './changes/change-badge';
export { AssignColumns } from './columns/assign-columns';
export { completeAssignment, missingFields, proposedAssignment } from './columns/assignment';
export { formatDuration } from './content/content-words';
export { DeletedRecords, useDeletedPage } from './deleted/deleted-records';
export { restoreColumn } from './deleted/restore-column';
export { AlternativeNames } from './fields/alternative-names';
export { LanguageField } from './fields/language-field';
export { NamePicker } from './fields/name-picker';
export { SourcePicker } from './fields/source-picker';
export { StatusPicker } from './fields/status-picker';
export { toSubSectorOptions } from './fields/sub-sector-options';
export { useLanguageFieldKnown } from './fields/use-language-lists';
export { WaitingForm } from './fields/waiting-form';
export { EditorActions } from './forms/editor-actions';
export { showFailure } from './forms/show-failure';
export { useNameConflict } from './forms/use-name-conflict';
export { useNamedForm } from './forms/use-named-form';
export { useRecordForm } from './forms/use-record-form';
export { RecordHistory } from './history/record-history';
export { type RestoredForm, useVersionPage, VersionHistory } from './history/version-history';
export { buildLevelChoices, CRITICALITIES } from './levels/level-choices';
export { LevelList } from './levels/level-list';
export { LevelNames } from './levels/level-names';
export { LevelSelects } from './levels/level-selects';
export { LossDialog } from './loss/loss-dialog';
export { LossQuestion } from './loss/loss-question';
export { useDeleteOrRetire } from './loss/use-delete-or-retire';
export { MergeFacts } from './merges/merge-facts';
export { Replacement } from './merges/replacement';
export { useMerges } from './merges/use-merges';
export { useAccessDenied } from './navigation/access-denied';
export { BackLink } from './navigation/back-link';
export { CareerButton } from './navigation/career-button';
export { LibraryMenu } from './navigation/library-menu';
export { PersonasUsing } from './personas/personas-using';
export { deleteRecord, restoreRecord } from './records/delete-record';
export { notifyUndoable } from './records/notify-undoable';
export { RecordError } from './records/record-error';
export { retireRecord } from './records/retire-record';
export {
  describeTheirs,
  type ExpectedChange,
  type ExpectedEdit,
  useExpectedEdit,
} from './role-skills/use-expected-edit';
export { RoleSkillChips } from './role-view/role-skill-chips';
export { RoleText } from './role-view/role-text';
export { describeNoRecords } from './search/describe-no-records';
export { FoundName } from './search/found-name';
export { useNameSuggestions } from './search/use-name-suggestions';
export { nameHint } from './shown-name/name-hint';
export { NameOrder } from './shown-name/name-order';
export { ShownName } from './shown-name/shown-name';
export { FoundLevels } from './skill-choice/found-levels';
export { FoundSkills } from './skill-choice/found-skills';
export { SelectTicked } from './skill-choice/select-ticked';
export { SelectedSkills } from './skill-choice/selected-skills';
export { createSkillColumn, skillColumns } from './skill-choice/skill-columns';
export { SkillSearchForm } from './skill-choice/skill-search-form';
export {
  type ChosenSkills,
  listChosenLevelNames,
  useChosenSkills,
  useFoundLevels,
} from './skill-choice/use-chosen-skills';
export { useRestorableSelection } from './skill-choice/use-restorable-selection';
export { isEmptyFilter, useSkillSearch } from './skill-choice/use-skill-search';
export { SourceNotices } from './suggestions/source-notices';
export { describeOrigin, describeSuggestionSources } from './suggestions/suggested-from';
export { SuggestionBox } from './suggestions/suggestion-box';
export { useSuggestions } from './suggestions/use-suggestions';
export { CountButton } from './tables/count-button';
export { CountTable } from './tables/count-table';
export { type ExportChoice, ExportDialog } from './tables/export-dialog';
export { ExportMenu } from './tables/export-menu';
export { ImportList, importColumns } from './tables/import-list';
export { RecordsPopup } from './tables/records-popup';
export { TableImports } from './tables/table-imports';
export { IMPORT_STAGES, IMPORT_WORDS } from './tables/table-view';
export { usePaging } from './tables/use-paging';
export { useTableExport } from './tables/use-table-export';
export { useTableImports } from './tables/use-table-imports';
export { TranslatedTexts, Translations, translatedNames } from './translations/translations';

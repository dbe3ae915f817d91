export { CategoryDot } from './category-dot/category-dot';
export { Chip } from './chip/chip';
export { ClampedText } from './clamped-text/clamped-text';
export { CollapsedNames } from './collapsed-names/collapsed-names';
export { type Command, CommandPalette } from './command-palette/command-palette';
export { type ComparedGroup, Comparison } from './comparison/comparison';
export type { Column, RowSelection, Sort } from './data-table/column';
export { DataTable } from './data-table/data-table';
export { WideText } from './data-table/wide-text';
export { DutyList } from './duty-list/duty-list';
export { ExpandableText } from './expandable-text/expandable-text';
export { FactList } from './fact-list/fact-list';
export { FileDrop } from './file-drop/file-drop';
export { FilterChips } from './filter-chips/filter-chips';
export { LevelCell } from './level-cell/level-cell';
export { LevelList } from './level-list/level-list';
export { LevelNames } from './level-selects/level-names';
export { LevelSelects } from './level-selects/level-selects';
export {
  buildListControls,
  buildListRequest,
  buildSearchRequest,
  changePage,
  LIST_START,
  type ListRequest,
  type SearchRequest,
} from './list-state/list-state';
export { LossDialog } from './loss-dialog/loss-dialog';
export { MarkedText } from './marked-text/marked-text';
export type { TextMark } from './marked-text/pieces';
export { MergeFacts } from './merge-facts/merge-facts';
export { Replacement } from './merge-facts/replacement';
export { useIsNarrow } from './narrow/use-is-narrow';
export { IdsPicker } from './picker/ids-picker';
export { matchesWords } from './picker/matches-words';
export { MultiPicker } from './picker/multi-picker';
export type { PickerOption } from './picker/option';
export { Picker, type PickerProps } from './picker/picker';
export { toPagedPickerProps, toPickerProps } from './picker/picker-props';
export type { HistoryVersion } from './record-history/history-version';
export { HISTORY_PAGE_SIZE, RecordHistory } from './record-history/record-history';
export { ScoreBar, toPercent } from './score-bar/score-bar';
export { SearchFilters } from './search-filters/search-filters';
export { SearchPage } from './search-page/search-page';
export { FoundLevels } from './skill-choice/found-levels';
export { FoundSkills } from './skill-choice/found-skills';
export { SelectedSkills } from './skill-choice/selected-skills';
export { SkillSearchForm } from './skill-choice/skill-search-form';
export { SourceNotices } from './source-notices/source-notices';
export { StarRating } from './star-rating/star-rating';
export { NameSearch } from './suggest-box/name-search';
export { SuggestionBox } from './suggestion-box/suggestion-box';
export type { SuggestionView } from './suggestion-box/suggestion-row';
export { CountButton } from './table-import/count-button';
export { type ExportChoice, ExportDialog } from './table-import/export-dialog';
export { ImportList, importColumns } from './table-import/import-list';
export { LevelMeanings } from './table-import/level-meanings';
export { TableImports } from './table-import/table-imports';
export { IMPORT_STAGES, IMPORT_WORDS } from './table-import/table-view';
export { UnderstoodRows } from './table-import/understood-rows';
export { Tabs } from './tabs/tabs';
export { readThemeColours } from './theme/read-theme-colours';
export { VideoDialog } from './video-dialog/video-dialog';

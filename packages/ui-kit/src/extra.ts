export { CategoryDot, type CategoryDotProps, categoryHue } from './category-dot/category-dot';
export { ClampedText } from './clamped-text/clamped-text';
export { type Command, CommandPalette, type CommandPaletteProps } from './command-palette/command-palette';
export {
  type ComparedColumn,
  type ComparedGroup,
  type ComparedRow,
  Comparison,
  type ComparisonProps,
} from './comparison/comparison';
export type { Bulk, Column, DataTableProps, RowEdit, RowGroups, RowKey, RowSelection, Sort } from './data-table/column';
export { DataTable } from './data-table/data-table';
export { useRowSelection } from './data-table/use-row-selection';
export { type Duty, DutyList } from './duty-list/duty-list';
export { type Fact, FactList } from './fact-list/fact-list';
export type { FileRules } from './file-drop/choose-files';
export { FileDrop, type FileDropProps } from './file-drop/file-drop';
export { type FileSize, formatSize, toBytes } from './file-drop/file-size';
export { LevelCell, type LevelCellProps } from './level-cell/level-cell';
export { LevelList, type LevelListProps, type ListedLevel } from './level-list/level-list';
export {
  changePage,
  LIST_START,
  type ListRequest,
  type ListState,
  listControls,
  listRequest,
} from './list-state/list-state';
export { MarkedText, type MarkedTextProps } from './marked-text/marked-text';
export type { TextMark } from './marked-text/pieces';
export { Pager, type PagerProps } from './pager/pager';
export { IdsPicker, type IdsPickerProps } from './picker/ids-picker';
export { matchesWords } from './picker/matches-words';
export { MultiPicker, type MultiPickerProps } from './picker/multi-picker';
export type { PickerOption, PickerSource } from './picker/option';
export { Picker, type PickerProps } from './picker/picker';
export { pagesState, pickerState } from './picker/picker-state';
export { outOf100, ScoreBar, type ScoreBarProps } from './score-bar/score-bar';
export { SearchFilters, type SearchFiltersProps } from './search-filters/search-filters';
export { SearchPage, type SearchPageProps, type SearchState } from './search-page/search-page';
export { NameSearch, type NameSearchProps } from './suggest-box/name-search';
export { SuggestBox, type SuggestBoxProps } from './suggest-box/suggest-box';
export { VideoDialog, type VideoDialogProps } from './video-dialog/video-dialog';

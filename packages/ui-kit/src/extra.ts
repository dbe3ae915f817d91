export { CategoryDot } from './category-dot/category-dot';
export { Chip } from './chip/chip';
export { TickBox } from './choice/tick-box';
export { ClampedText } from './clamped-text/clamped-text';
export { CollapsedNames } from './collapsed-names/collapsed-names';
export { type Command, CommandPalette } from './command-palette/command-palette';
export { type ComparedGroup, Comparison } from './comparison/comparison';
export type { Column, RowSelection, Sort } from './data-table/column';
export { DataTable } from './data-table/data-table';
export { useRowSelection } from './data-table/use-row-selection';
export { WideText } from './data-table/wide-text';
export { DutyList } from './duty-list/duty-list';
export { ExpandableText } from './expandable-text/expandable-text';
export { type Fact, FactList } from './fact-list/fact-list';
export { FileDrop } from './file-drop/file-drop';
export { FilterChips } from './filter-chips/filter-chips';
export { LevelCell } from './level-cell/level-cell';
export {
  buildListControls,
  buildListRequest,
  buildSearchRequest,
  changePage,
  LIST_START,
  type ListRequest,
} from './list-state/list-state';
export { MarkedText } from './marked-text/marked-text';
export type { TextMark } from './marked-text/pieces';
export { useIsNarrow } from './narrow/use-is-narrow';
export { Pager, type PagerProps } from './pager/pager';
export { IdsPicker, type IdsPickerProps } from './picker/ids-picker';
export { matchesWords } from './picker/matches-words';
export { MultiPicker } from './picker/multi-picker';
export type { PickerOption, PickerSource } from './picker/option';
export { Picker, type PickerProps } from './picker/picker';
export { toPagedPickerProps, toPickerProps } from './picker/picker-props';
export { ScoreBar, toPercent } from './score-bar/score-bar';
export { ScoreLegend } from './score-bar/score-legend';
export { SearchFilters } from './search-filters/search-filters';
export { SearchPage } from './search-page/search-page';
export { shortenName } from './shorten-name/shorten-name';
export { StarRating } from './star-rating/star-rating';
export { NameSearch } from './suggest-box/name-search';
export { Tabs } from './tabs/tabs';
export { readPageFont } from './theme/read-page-font';
export { readThemeColours } from './theme/read-theme-colours';
export { VideoDialog } from './video-dialog/video-dialog';

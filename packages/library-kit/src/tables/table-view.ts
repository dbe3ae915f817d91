import type { LoadErrorProps, Tone } from '@skills-architect/ui-kit';
import type { LevelMeaningView } from './level-meanings';

type Stage = 'checking' | 'ready' | 'refused' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';
type RowState = 'new' | 'changed' | 'same' | 'stale' | 'wrong';
export type ListedState = Exclude<RowState, 'same'> | 'kept';

/** One import of a table. */
export interface TableImportView {
  importId: number;
  kind: string;
  fileName: string;
  stage: Stage;
  user: { userName: string };
  startedAt: string;
  seconds?: number | undefined;
  counts: Record<RowState, number>;
  changedCells: number;
  wrongCells: number;
  notes: readonly string[];
  written: number;
  kept: number;
  errorMessage?: string | undefined;
  undoableUntil?: string | undefined;
}
/** A column of the file and its field; null ignores the column. */
export interface ColumnView {
  title: string;
  field: string | null;
}
/** A field that columns, or one value for all rows, can be assigned to. */
export interface FieldView {
  field: string;
  title: string;
  isRequired?: boolean | undefined;
  sameForAll?: boolean | undefined;
  takesSeveral?: boolean | undefined;
  options?: readonly string[] | undefined;
}
/** One value for all new records. */
export interface ConstantView {
  field: string;
  value: string;
}
/** What a person decides about the file before it is checked again. */
export interface AssignmentView {
  columns: readonly ColumnView[];
  constants?: readonly ConstantView[];
  levels?: readonly LevelMeaningView[];
  sheet?: string;
  encoding?: string;
}
/** An import with the columns of its file. */
export interface TableImportDetailView extends TableImportView {
  columns: readonly (ColumnView & { samples?: readonly string[] | undefined })[];
  fields: readonly FieldView[];
  constants?: readonly ConstantView[] | undefined;
  /** The sheet that was read, and those of the workbook. */
  sheet?: string | undefined;
  sheets?: readonly string[] | undefined;
  /** What the letters of the text may be; the first was used. */
  encodings?: readonly { encoding: string; sample: string }[] | undefined;
  /** What the words and marks of its levels mean, on a scale of `levelCount`, and what should be decided about them. */
  levels?: readonly LevelMeaningView[] | undefined;
  levelCount?: number | undefined;
  levelQuestions?: readonly string[] | undefined;
  /** The first rows of a matrix as they are understood. */
  understood?: readonly Readonly<Record<string, string>>[] | undefined;
}
export interface WrongCellView {
  sheet: string;
  row: number;
  column: string;
  value: string;
  problem: string;
}
export interface TableRowView {
  row: number;
  name: string;
  cells: readonly { column: string; before: string; after: string }[];
  kept?: string | undefined;
}

interface Read<T> {
  data: T | undefined;
  error: LoadErrorProps['result']['error'];
  isLoading: boolean;
  isRefreshing: boolean;
  retry: () => void;
}
type Total = { total: number; totalIsCapped?: true | undefined };
/** A page of a list, from the answer of a call. */
export interface PagedRead<T> {
  read: Read<T & Total>;
  page: { offset: number; pageSize: number };
  setPage: (page: { offset: number; pageSize: number }) => void;
}

/** State and actions of the screen, from the host's hook for table imports. */
export interface TableImportsState {
  kind: string;
  setKind: (kind: string) => void;
  list: PagedRead<{ imports: readonly TableImportView[] }>;
  open: (importId: number) => void;
  importId: number;
  one: Read<TableImportDetailView>;
  progress: { itemsDone: number; itemsTotal: number } | undefined;
  cells: PagedRead<{ cells: readonly WrongCellView[] }>;
  rows: PagedRead<{ rows: readonly TableRowView[] }> & {
    shown: ListedState | undefined;
    show: (state: ListedState | undefined) => void;
  };
  upload: {
    files: readonly File[];
    choose: (files: File[]) => void;
    start: () => void;
    isRunning: boolean;
    progress: number;
    error: string | undefined;
  };
  assign: { start: (assignment: AssignmentView) => void; isRunning: boolean };
  run: { start: (leaveOutWrong: boolean) => void; isRunning: boolean };
  undo: { start: () => void; isRunning: boolean };
  downloadWrongCells: () => void;
}

export interface StageWord {
  word: string;
  tone: Tone;
}

/** Text and colour of the stages that all imports have. */
export const IMPORT_STAGES = {
  refused: { word: 'Not readable', tone: 'danger' },
  running: { word: 'Importing', tone: 'accent' },
  done: { word: 'Imported', tone: 'done' },
  failed: { word: 'Failed', tone: 'danger' },
  undoing: { word: 'Being undone', tone: 'accent' },
  undone: { word: 'Undone', tone: 'neutral' },
} as const satisfies Record<string, StageWord>;

/** What every import does with a row or record, in the same words on all screens; a skipped one has a reason. */
export const IMPORT_WORDS = {
  added: { before: 'To be added', after: 'Added' },
  changed: { before: 'To be changed', after: 'Changed' },
  unchanged: 'Unchanged',
  skipped: (why: string) => ({ before: `To be skipped: ${why}`, after: `Skipped: ${why}` }),
  wrong: 'Wrong',
} as const;

/** Text and colour of the stages of a table import. */
export const STAGES: Record<Stage, StageWord> = {
  ...IMPORT_STAGES,
  checking: { word: 'Being checked', tone: 'accent' },
  ready: { word: 'Checked, not imported', tone: 'warning' },
};

import type { LevelMeaningView } from './level-meanings';
import type { ColumnView, FieldView, TableImportDetailView } from './table-view';

/** Fields without a column for which one value can be chosen for all new records. */
export const constantFields = (fields: readonly FieldView[], columns: readonly ColumnView[]): FieldView[] =>
  fields.filter(({ field, sameForAll }) => sameForAll && !columns.some((column) => column.field === field));

/** Whether a person must decide about the columns: the file was refused, or each row is wrong as it is. */
export const needsAssignment = ({ stage, counts }: Pick<TableImportDetailView, 'stage' | 'counts'>): boolean =>
  stage === 'refused' || (counts.wrong > 0 && !counts.new && !counts.changed && !counts.same);

/** The meanings of levels with one that was changed. */
export const withMeaning = (
  meanings: readonly LevelMeaningView[],
  changed: LevelMeaningView,
): readonly LevelMeaningView[] => meanings.map((meaning) => (meaning.value === changed.value ? changed : meaning));

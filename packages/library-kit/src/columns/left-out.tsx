import type { ColumnAssignment, ReadColumn, TableReading } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import { Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { leftOut } from './assignment';

const nameAll = (columns: readonly ReadColumn[]) =>
  columns.map(({ title, at }) => `“${title || `column ${at + 1}`}”`).join(', ');

/** What would not be imported: named before the button is pressed, long texts above all. */
export function LeftOut({ reading, assignment }: { reading: TableReading; assignment: ColumnAssignment }) {
  const { columns, longTexts, rowsWithoutSkill } = leftOut(reading, assignment);
  const sentences = [
    ...(columns.length ? [`Columns left out: ${nameAll(columns)}.`] : []),
    ...(rowsWithoutSkill > 0 ? [`Rows without a skill are left out: ${formatNumber(rowsWithoutSkill)}.`] : []),
  ];
  if (!sentences.length && !longTexts.length) return <Text color="fg.muted">Nothing is left out.</Text>;
  return (
    <Stack gap="2" role="status" alignItems="start">
      {longTexts.length > 0 && (
        <>
          <StatusBadge tone="warning">Long texts are left out</StatusBadge>
          <Text>{`${nameAll(longTexts)}: assign them, or import without them.`}</Text>
        </>
      )}
      {sentences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </Stack>
  );
}

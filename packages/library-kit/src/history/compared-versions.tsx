import { formatMoment } from '@skills-architect/contracts/locale';
import { Button, Panel, Stack, Text } from '@skills-architect/ui-kit';
import { FieldChanges } from './field-changes';
import type { HistoryVersion } from './history-version';

interface ComparedVersionsProps {
  /** At most two versions, in any order. */
  chosen: readonly HistoryVersion[];
  onEnd: () => void;
}

/** Compares two chosen versions, or asks to choose another one. */
export function ComparedVersions({ chosen, onEnd }: ComparedVersionsProps) {
  const [older, newer] = [...chosen].sort((a, b) => a.rev - b.rev);
  if (!older) return null;
  if (!newer)
    return (
      <Text role="status" color="fg.muted">
        Tick a second version to compare it with the one of {formatMoment(older.at)}.
      </Text>
    );
  return (
    <Panel title={`From ${formatMoment(older.at)} to ${formatMoment(newer.at)}`}>
      <Stack gap="4" align="flex-start">
        <FieldChanges older={older.fields} newer={newer.fields} />
        <Button size="sm" onClick={onEnd}>
          End comparison
        </Button>
      </Stack>
    </Panel>
  );
}

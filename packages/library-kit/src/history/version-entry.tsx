import { formatMoment } from '@skills-architect/contracts/locale';
import { Button, chakra, Stack, Wrap } from '@skills-architect/ui-kit';
import { TickBox } from '@skills-architect/ui-kit/extra';
import { FieldChanges } from './field-changes';
import type { HistoryVersion } from './history-version';

const EVENT = { created: 'Created', changed: 'Changed', deleted: 'Deleted', restored: 'Restored' } as const;

interface VersionEntryProps {
  version: HistoryVersion;
  /** The previous version; undefined for the oldest retained one. */
  older: HistoryVersion | undefined;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
  /** The version that is being restored. */
  restoring: HistoryVersion | undefined;
  onRestore?: (() => void) | undefined;
}

/** One version: who made it, when, and what changed. */
export function VersionEntry(props: VersionEntryProps) {
  const { version, older, isCurrent, isChosen, onChoose, restoring, onRestore } = props;
  const moment = formatMoment(version.at);
  const isDeletion = version.event === 'deleted';
  return (
    <chakra.li borderTopWidth="1px" py="3">
      <Stack gap="2">
        <Wrap gap="3" align="center" justify="space-between">
          <Wrap gap="3" align="center">
            <TickBox aria-label={`Compare the version of ${moment}`} checked={isChosen} onChange={onChoose} />
            <chakra.span fontWeight="medium">
              {EVENT[version.event]} {version.isAutomatic ? 'automatically' : `by ${version.user.userName}`}
            </chakra.span>
            <chakra.time dateTime={version.at} color="fg.muted">
              {moment}
            </chakra.time>
            {isCurrent && <chakra.span color="fg.muted">Current version</chakra.span>}
          </Wrap>
          {onRestore && !isCurrent && !isDeletion && (
            <Button
              size="sm"
              aria-label={`Restore the version of ${moment}`}
              loading={restoring?.rev === version.rev}
              disabledReason={restoring && 'Another version is being restored'}
              onClick={onRestore}
            >
              Restore
            </Button>
          )}
        </Wrap>
        {version.event === 'changed' && older && <FieldChanges older={older.fields} newer={version.fields} />}
        {version.event === 'changed' && !older && (
          <chakra.p color="fg.muted">Earlier versions are no longer kept.</chakra.p>
        )}
      </Stack>
    </chakra.li>
  );
}

import { chakra, Dialog, LoadError, type LoadErrorProps, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { Pager } from '@skills-architect/ui-kit/extra';
import { useEffect, useRef, useState } from 'react';
import { ComparedVersions } from './compared-versions';
import type { HistoryVersion } from './history-version';
import { restoredText } from './restore-version';
import { VersionEntry } from './version-entry';

/** Page size of a history. */
export const HISTORY_PAGE_SIZE = 10;

interface RecordHistoryProps {
  /** Name of the record. */
  name: string;
  /** A page of versions, latest first; `older` is the version before its last one, for comparison. */
  page: { versions: readonly HistoryVersion[]; older: HistoryVersion | null; total: number } | undefined;
  read: LoadErrorProps['result'];
  offset: number;
  onOffset: (offset: number) => void;
  /** The version that is being restored; no other one can be restored meanwhile. */
  restoring?: HistoryVersion | undefined;
  /** The version that was restored last. */
  restored?: HistoryVersion | undefined;
  /** Called when the user chooses to restore an older version; without it none can be restored. */
  onRestore?: (version: HistoryVersion) => void;
  onClose: () => void;
}

/** Says which version is current again. It takes the focus, since the pressed button is gone. */
function Restored({ version }: { version: HistoryVersion }) {
  const text = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each restored version is told anew
  useEffect(() => text.current?.focus(), [version]);
  return (
    <Text ref={text} role="status" tabIndex={-1}>
      {restoredText(version)}.
    </Text>
  );
}

/** Pop-up with who changed what and when; two versions can be compared and an older one restored. */
export function RecordHistory(props: RecordHistoryProps) {
  const { name, page, read, offset, onOffset, restoring, restored, onRestore, onClose } = props;
  const [chosen, setChosen] = useState<HistoryVersion[]>([]);
  /** Toggles a version; a third one replaces the one that was chosen first. */
  const choose = (version: HistoryVersion) =>
    setChosen((current) => {
      const others = current.filter(({ rev }) => rev !== version.rev);
      return others.length < current.length ? others : [...others.slice(-1), version];
    });
  return (
    <Dialog open size="lg" title={`History of ${name}`} onClose={onClose}>
      {!page && (read.error ? <LoadError result={read} /> : <Skeleton lines={6} label="Loading the history" />)}
      {page && (
        <Stack gap="4">
          {restored && <Restored version={restored} />}
          <ComparedVersions chosen={chosen} onEnd={() => setChosen([])} />
          <chakra.ol listStyleType="none" aria-label="Versions">
            {page.versions.map((version, index) => (
              <VersionEntry
                key={version.rev}
                version={version}
                older={page.versions[index + 1] ?? page.older ?? undefined}
                isCurrent={offset === 0 && index === 0}
                isChosen={chosen.some(({ rev }) => rev === version.rev)}
                onChoose={() => choose(version)}
                restoring={restoring}
                onRestore={onRestore && (() => onRestore(version))}
              />
            ))}
          </chakra.ol>
          <Pager
            offset={offset}
            pageSize={HISTORY_PAGE_SIZE}
            sizes={[HISTORY_PAGE_SIZE]}
            total={page.total}
            showAbove={HISTORY_PAGE_SIZE}
            onChange={(to) => onOffset(to.offset)}
          />
        </Stack>
      )}
    </Dialog>
  );
}

import type { RecordVersions } from '@skills-architect/contracts';
import { type CallResult, restoreVersion } from '@skills-architect/portal-kit';
import { HISTORY_PAGE, RecordHistory } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

/** The page of versions that is shown: its query and the options to read it with. */
export function useVersionPage() {
  const [offset, setOffset] = useState(0);
  return { setOffset, query: { offset, pagesize: HISTORY_PAGE }, options: { keepPreviousData: true } };
}

type Restored = Parameters<typeof restoreVersion>[0];

interface VersionHistoryProps {
  /** Name of the record. */
  name: string;
  /** Current revision of the record. */
  rev: number;
  page: ReturnType<typeof useVersionPage>;
  read: CallResult<RecordVersions>;
  isRestoring: boolean;
  /** Sends the call that restores a version. */
  restore: (restored: Restored) => Promise<{ rev: number }>;
  onClose: () => void;
}

/**
 * Pop-up with the versions of a record, any of which can be restored.
 * @example
 * const page = useVersionPage();
 * const read = useCall(roleHistory, { params, query: page.query }, page.options);
 */
export function VersionHistory({ name, rev, page, read, isRestoring, restore, onClose }: VersionHistoryProps) {
  return (
    <RecordHistory
      name={name}
      page={read.data}
      read={read}
      offset={page.query.offset}
      onOffset={page.setOffset}
      isRestoring={isRestoring}
      onRestore={(version) => void restoreVersion({ rev, version: version.rev }, restore)}
      onClose={onClose}
    />
  );
}

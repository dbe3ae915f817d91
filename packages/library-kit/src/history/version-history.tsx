import type { RecordVersions } from '@skills-architect/contracts';
import type { CallResult } from '@skills-architect/portal-kit';
import { useState } from 'react';
import type { HistoryVersion } from './history-version';
import { HISTORY_PAGE_SIZE, RecordHistory } from './record-history';
import { askToReplace, type RestoreInput, restoreVersion } from './restore-version';

/** State of the shown page of versions: query and call options. */
export function useVersionPage() {
  const [offset, setOffset] = useState(0);
  return { setOffset, query: { offset, pagesize: HISTORY_PAGE_SIZE }, options: { keepPreviousData: true } };
}

/** The form below the history, which shows what was restored; its unsaved changes are asked about first. */
export interface RestoredForm<R> {
  isDirty: boolean;
  replaceWith: (restored: R) => void;
}

interface VersionHistoryProps<P, R> {
  /** Name of the record. */
  name: string;
  /** Current revision of the record. */
  rev: number;
  page: ReturnType<typeof useVersionPage>;
  read: CallResult<RecordVersions>;
  /** Path parameters of the call that restores a version. */
  params: P;
  restore: { isRunning: boolean; run: (input: { params: P; body: RestoreInput }) => Promise<R> };
  form: RestoredForm<R>;
  onClose: () => void;
}

/**
 * Pop-up with the versions of a record, any of which can be restored.
 * @example
 * const page = useVersionPage();
 * const read = useCall(roleHistory, { params, query: page.query }, page.options);
 */
export function VersionHistory<P, R extends { rev: number }>(props: VersionHistoryProps<P, R>) {
  const { name, rev, page, read, params, restore, form, onClose } = props;
  // The record and the list on screen are reread after each change; the answer to a change has its revision before.
  const [latestRev, setLatestRev] = useState(0);
  const [chosen, setChosen] = useState<HistoryVersion>();
  const [isRestored, setRestored] = useState(false);
  const newest = page.query.offset === 0 ? (read.data?.versions[0]?.rev ?? 0) : latestRev;
  const isRereading = read.isRefreshing && newest < latestRev;
  const restoreBy = async (body: RestoreInput) => {
    setRestored(false);
    const changed = await restore.run({ params, body });
    setLatestRev(changed.rev);
    return changed;
  };
  const handleRestore = async (version: HistoryVersion) => {
    if (form.isDirty && !(await askToReplace(version))) return;
    setChosen(version);
    const restored = await restoreVersion(version, Math.max(rev, latestRev), restoreBy);
    if (!restored) return;
    form.replaceWith(restored);
    setRestored(true);
    page.setOffset(0);
  };
  return (
    <RecordHistory
      name={name}
      page={read.data}
      read={read}
      offset={page.query.offset}
      onOffset={page.setOffset}
      restoring={restore.isRunning || isRereading ? chosen : undefined}
      restored={isRestored ? chosen : undefined}
      onRestore={(version) => void handleRestore(version)}
      onClose={onClose}
    />
  );
}

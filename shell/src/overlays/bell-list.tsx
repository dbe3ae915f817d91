import { type Notice, readNotices } from '@skills-architect/contracts/portal';
import { navigate, notify, useChange, useClient } from '@skills-architect/portal-kit';
import { Button, Dialog, EmptyState, ErrorPanel, JobList, Stack } from '@skills-architect/ui-kit';
import type { BellEntry } from './bell-entries';
import { useJobCards } from './jobs';
import { NoticeCard } from './notice-card';
import type { NoticeList } from './use-notices';

interface BellListProps {
  entries: readonly BellEntry[];
  list: NoticeList;
  onClose: () => void;
}

/** Notices and finished jobs in one list. A notice that was opened is read. */
export default function BellList({ entries, list, onClose }: BellListProps) {
  const { cards, onDismiss } = useJobCards();
  const { choose } = useClient();
  const { run: markRead } = useChange(readNotices);
  const open = ({ noticeId, to, clientId, isRead }: Notice) => {
    if (!isRead) markRead({ body: { noticeIds: [noticeId] } }).catch(notify);
    if (clientId !== undefined) choose(clientId);
    onClose();
    navigate(to);
  };
  const ended = entries.flatMap((entry) => ('job' in entry ? entry.job.token : []));
  const dismissAll = () => {
    for (const token of ended) onDismiss(token);
  };
  const { error } = list;
  return (
    <Dialog
      open
      title="Notices"
      onClose={onClose}
      footer={
        entries.length > 0 && (
          <>
            {ended.length > 0 && <Button onClick={dismissAll}>Dismiss finished work</Button>}
            <Button
              disabledReason={list.hasUnread ? undefined : 'All notices are read'}
              onClick={() => void markRead({ body: { all: true } }).catch(notify)}
            >
              Mark all as read
            </Button>
          </>
        )
      }
    >
      <Stack gap="2" lineHeight="normal">
        {error && <ErrorPanel message={error.message} requestId={error.requestId} onRetry={list.retry} />}
        {entries.map((entry) =>
          'job' in entry ? (
            <JobList
              key={entry.job.token}
              jobs={cards.filter(({ id }) => id === entry.job.token)}
              onDismiss={onDismiss}
            />
          ) : (
            <NoticeCard key={entry.notice.noticeId} notice={entry.notice} onOpen={() => open(entry.notice)} />
          ),
        )}
        {!entries.length && !error && list.isKnown && (
          <EmptyState icon="bell" title="No notices">
            Finished imports and exports, and what colleagues ask you for, are listed here.
          </EmptyState>
        )}
        {list.hasMore && (
          <Button alignSelf="center" variant="quiet" loading={list.isRefreshing} onClick={list.showMore}>
            Show older
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

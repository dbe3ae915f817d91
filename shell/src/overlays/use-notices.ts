import { listNotices, type Notice } from '@skills-architect/contracts/portal';
import { useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';

const PAGE = 20;

/** The user's notices, newest first, as many pages of them as the user has asked for. */
export function useNotices() {
  const [pagesize, setPagesize] = useState(PAGE);
  const { data, error, isRefreshing, retry } = useCall(
    listNotices,
    { query: { pagesize } },
    { keepPreviousData: true },
  );
  const notices: readonly Notice[] = data?.notices ?? [];
  return {
    notices,
    seenUntil: data?.seenUntil,
    isKnown: data !== undefined,
    hasUnread: (data?.unread ?? 0) > 0,
    hasMore: data !== undefined && notices.length < data.total,
    showMore: () => setPagesize(notices.length + PAGE),
    error,
    isRefreshing,
    retry,
  };
}
export type NoticeList = ReturnType<typeof useNotices>;

import { useEffect, useEffectEvent } from 'react';

interface Pages {
  hasMore: boolean;
  isRefreshing: boolean;
  error: unknown;
  loadMore: () => void;
}

/** Reads all pages of a list, for a form in which any of its records may be chosen. */
export function useReadAll(pages: Pages): void {
  const { hasMore, isRefreshing, error } = pages;
  const readOn = useEffectEvent(() => pages.loadMore());
  useEffect(() => {
    if (hasMore && !isRefreshing && !error) readOn();
  }, [hasMore, isRefreshing, error]);
}

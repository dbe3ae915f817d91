import { useEffect, useEffectEvent } from 'react';

interface Pages {
  hasMore: boolean;
  isRefreshing: boolean;
  error: unknown;
  loadMore: () => void;
}

/** Reads a paged list to its end: any of its records may be chosen in a form, and needs its name there. */
export function useReadAll(pages: Pages): void {
  const { hasMore, isRefreshing, error } = pages;
  const readOn = useEffectEvent(() => pages.loadMore());
  useEffect(() => {
    if (hasMore && !isRefreshing && !error) readOn();
  }, [hasMore, isRefreshing, error]);
}

import type { PickerSource } from './option';

/** Something that is read and may fail, in the words of a call's result. */
interface Reading {
  isLoading: boolean;
  error?: { message: string };
  retry: () => void;
}

/** The same, read page by page. */
interface PagedReading extends Reading {
  isRefreshing: boolean;
  hasMore: boolean;
  more: () => void;
}

/** What a picker shows of where its options come from. */
export const pickerState = ({
  isLoading,
  error,
  retry,
}: Reading): Pick<PickerSource, 'loading' | 'loadError' | 'onRetry'> => ({
  loading: isLoading,
  loadError: error?.message,
  onRetry: retry,
});

/** What a picker shows of options that come page by page. */
export const pagesState = ({
  isRefreshing,
  hasMore,
  more,
  ...reading
}: PagedReading): Pick<PickerSource, 'loading' | 'loadError' | 'onRetry' | 'loadMore'> => ({
  ...pickerState(reading),
  loading: reading.isLoading || isRefreshing,
  loadMore: hasMore ? more : undefined,
});

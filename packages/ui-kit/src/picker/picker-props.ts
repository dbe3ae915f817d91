import type { PickerSource } from './option';

/** The fields of a call result that a picker needs. */
interface CallState {
  isLoading: boolean;
  error?: { message: string };
  retry: () => void;
}

/** The same for a paged call. */
interface PagedCallState extends CallState {
  isRefreshing: boolean;
  hasMore: boolean;
  loadMore: () => void;
}

/** Picker props from a call result. */
export const toPickerProps = ({
  isLoading,
  error,
  retry,
}: CallState): Pick<PickerSource, 'loading' | 'loadError' | 'onRetry'> => ({
  loading: isLoading,
  loadError: error?.message,
  onRetry: retry,
});

/** Picker props from a paged call result. */
export const toPagedPickerProps = ({
  isRefreshing,
  hasMore,
  loadMore,
  ...call
}: PagedCallState): Pick<PickerSource, 'loading' | 'loadError' | 'onRetry' | 'loadMore'> => ({
  ...toPickerProps(call),
  loading: call.isLoading || isRefreshing,
  loadMore: hasMore ? loadMore : undefined,
});

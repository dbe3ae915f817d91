import type { PickerSource } from './option';

/** Something that is read and may fail, in the words of a call's result. */
interface Reading {
  isLoading: boolean;
  error?: { message: string };
  retry: () => void;
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

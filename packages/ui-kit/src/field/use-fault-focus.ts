import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus into the first field of a form with an error, in the order of the screen, whenever `checked` changes: the
 * count of submits, or what the last one has found. Returns the ref of the form.
 * @example const form = useFaultFocus(formState.submitCount); // with `shouldFocusError: false`
 */
export function useFaultFocus(checked: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check focuses anew
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [checked]);
  return form;
}

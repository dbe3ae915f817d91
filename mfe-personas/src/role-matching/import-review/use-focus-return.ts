import { useEffect, useRef } from 'react';

/** DOM id of the button that opens a row. */
export const openButtonId = (rowId: number): string => `open-row-${rowId}`;

/** When the opened row closes, focuses the button that opens it, or the title when the list does not show that row. */
export function useFocusReturn(openedId: number | undefined): void {
  const lastOpenedId = useRef<number>(undefined);
  useEffect(() => {
    if (openedId === undefined && lastOpenedId.current !== undefined)
      (document.getElementById(openButtonId(lastOpenedId.current)) ?? document.querySelector('h1'))?.focus();
    lastOpenedId.current = openedId;
  }, [openedId]);
}

import { useEffect } from 'react';
import { askConfirm } from '../confirm/ask-confirm';
import { block } from './portal-history';

/**
 * While `unsaved` is true any move to another screen first asks 'Proceed without saving changes?', and closing the
 * window asks in the browser's own words.
 * @example useUnsavedChanges(formState.isDirty)
 */
export function useUnsavedChanges(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const unblock = block(() =>
      askConfirm({ text: 'Proceed without saving changes?', yes: 'Yes', no: 'No', loss: true }),
    );
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => {
      unblock();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [unsaved]);
}

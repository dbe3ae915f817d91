import { useEffect, useEffectEvent } from 'react';
import { askConfirm } from '../confirm/ask-confirm';
import { block } from './portal-history';

/**
 * While `unsaved` is true any move to another screen first asks 'Proceed without saving changes?', and closing the
 * window asks in the browser's own words.
 * `onGiveUp` is called when the person proceeds. `useDraft` does this by itself.
 * @example useUnsavedChanges(formState.isDirty)
 */
export function useUnsavedChanges(unsaved: boolean, onGiveUp?: () => void): void {
  const giveUp = useEffectEvent(() => onGiveUp?.());
  useEffect(() => {
    if (!unsaved) return undefined;
    const unblock = block(async () => {
      const agreed = await askConfirm({ text: 'Proceed without saving changes?', yes: 'Yes', no: 'No', loss: true });
      if (agreed) giveUp();
      return agreed;
    });
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => {
      unblock();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [unsaved]);
}

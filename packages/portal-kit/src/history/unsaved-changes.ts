import { useEffect, useEffectEvent } from 'react';
import { askConfirm } from '../confirm/ask-confirm';
import { block } from './portal-history';

/**
 * While `unsaved` is true, navigation first asks 'Proceed without saving changes?', and closing the window asks with
 * the browser's own text. `onGiveUp` runs when a user who chose to leave proceeds; it does not run when the area is being
 * switched off. `useDraft` includes this hook.
 * @example useUnsavedChanges(formState.isDirty)
 */
export function useUnsavedChanges(unsaved: boolean, onGiveUp?: () => void): void {
  const giveUp = useEffectEvent(() => onGiveUp?.());
  useEffect(() => {
    if (!unsaved) return undefined;
    const unblock = block(async ({ keepDrafts }) => {
      const agreed = await askConfirm({ text: 'Proceed without saving changes?', yes: 'Yes', no: 'No', loss: true });
      if (agreed && !keepDrafts) giveUp();
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

import { useEffect, useEffectEvent } from 'react';
import { askConfirm } from '../confirm/ask-confirm';
import { block, type Leaving } from '../history/portal-history';

const QUESTION = { text: 'Proceed without saving changes?', yes: 'Yes', no: 'No', loss: true };

/** Asks before an action other than navigation loses unsaved changes. */
export const confirmDiscard = (): Promise<boolean> => askConfirm(QUESTION);

const answers = new WeakMap<Leaving, Promise<boolean>>();

/** Asks once per attempt to leave, even if several forms have unsaved changes. */
const askOnce = (leaving: Leaving): Promise<boolean> => {
  const answer = answers.get(leaving) ?? confirmDiscard();
  answers.set(leaving, answer);
  return answer;
};

/**
 * While `unsaved` is true, navigation first asks 'Proceed without saving changes?', and closing the window asks with
 * the browser's own text. `onDiscard` runs when the user agrees to leave without saving; it does not run when the area
 * is being switched off. `useDraft` includes this hook.
 * @example useUnsavedChanges(formState.isDirty)
 */
export function useUnsavedChanges(unsaved: boolean, onDiscard?: () => void): void {
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (!unsaved) return undefined;
    const unblock = block(async (leaving) => {
      const agreed = await askOnce(leaving);
      if (agreed && !leaving.keepDrafts) discard();
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

/**
 * Props of a dialog with typed text: asks before closing or navigation loses it.
 * @example <Dialog open title="Name a Release" {...useGuardedDialog(isDirty, onClose)}>
 */
export function useGuardedDialog(
  unsaved: boolean,
  close: () => void,
): { guarded: false | 'asks'; onClose: () => void } {
  useUnsavedChanges(unsaved, close);
  const askAndClose = async () => {
    if (!unsaved || (await confirmDiscard())) close();
  };
  return { guarded: unsaved && 'asks', onClose: () => void askAndClose() };
}

import { useEffect, useEffectEvent } from 'react';
import { askConfirm, cancelOldQuestions } from '../confirm/ask-confirm';
import { block, type Leaving } from '../history/portal-history';

const QUESTION = { text: 'Proceed without saving changes?', yes: 'Yes', no: 'No', loss: true };

/** Asks before an action other than navigation loses unsaved changes. */
export const confirmDiscard = (): Promise<boolean> => askConfirm(QUESTION);

const answers = new WeakMap<Leaving, Promise<boolean>>();

/** Asks once per attempt to leave, even if several forms have unsaved changes. */
const askOnce = (leaving: Leaving): Promise<boolean> => {
  const { isCurrent = () => true } = leaving;
  const answer = answers.get(leaving) ?? askConfirm(QUESTION, isCurrent).then((agreed) => agreed && isCurrent());
  answers.set(leaving, answer);
  return answer;
};

/**
 * While `unsaved` is true, navigation first asks 'Proceed without saving changes?', and closing the window asks with
 * the browser's own text. `onDiscard` runs when the user agrees to leave without saving; it does not run when the area
 * is being switched off. With `popUp`, the query parameter of the pop-up that holds the changes, closing that pop-up
 * asks too, by Back or otherwise. `useDraft` includes this hook.
 * @example useUnsavedChanges(formState.isDirty)
 */
export function useUnsavedChanges(unsaved: boolean, onDiscard?: () => void, popUp?: string): void {
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (!unsaved) return undefined;
    const unblock = block(async (leaving) => {
      const agreed = await askOnce(leaving);
      if (agreed && !leaving.keepDrafts) discard();
      return agreed;
    }, popUp);
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => {
      unblock();
      cancelOldQuestions();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [unsaved, popUp]);
}

/**
 * Props of a dialog with unsaved text or choices: asks before closing or navigation loses them. For a dialog that is
 * open as long as a query parameter says so, `popUp` names it, and `close` changes it with `useQueryState`.
 * @example <Dialog open title="Name a Release" {...useGuardedDialog(isDirty, onClose)}>
 */
export function useGuardedDialog(
  unsaved: boolean,
  close: () => void,
  popUp?: string,
): { guarded: false | 'asks'; onClose: () => void } {
  useUnsavedChanges(unsaved, popUp === undefined ? close : undefined, popUp);
  const askAndClose = async () => {
    if (popUp !== undefined || !unsaved || (await confirmDiscard())) close();
  };
  return { guarded: unsaved && 'asks', onClose: () => void askAndClose() };
}

import { create } from 'zustand';
import { currentLocation, onNavigate } from '../history/portal-history';

/** A question and its buttons. */
export interface Question {
  /** The question itself. */
  text: string;
  title?: string;
  /** Label of the confirming button; default 'Yes'. */
  yes?: string;
  /** Label of the declining button; without it the button is omitted. */
  no?: string;
  /** The action is destructive: the initial focus is on the declining button. */
  loss?: boolean;
}

/** A pending question. */
export interface AskedQuestion extends Question {
  id: number;
  /** Whether what it asks about is still there. */
  isCurrent: () => boolean;
}

/** Delay after closing, so that the action's own pop-up or navigation does not collide with this one. */
const CLOSE_DELAY_MS = 500;
let lastId = 0;
const resolvers = new Map<number, (agreed: boolean) => void>();

/** Pending questions; the first one is shown. */
export const useQuestions = create<{ questions: readonly AskedQuestion[] }>(() => ({ questions: [] }));

/**
 * Asks in the global pop-up. Resolves true about 500 ms after the pop-up has closed, false at once.
 * Without an answer it resolves false once it is not current any more.
 * @example if (await askConfirm({ text: 'Are you sure you want to delete Analyst?', yes: 'Yes', no: 'No' })) remove()
 */
export const askConfirm = (question: Question, isCurrent = () => true): Promise<boolean> =>
  new Promise((resolve) => {
    const pending = { ...question, id: ++lastId, isCurrent };
    resolvers.set(pending.id, resolve);
    useQuestions.setState(({ questions }) => ({ questions: [...questions, pending] }));
  });

/** Closes the pop-up with the user's answer. */
export const answerQuestion = (id: number, agreed: boolean, wait = CLOSE_DELAY_MS): void => {
  const resolve = resolvers.get(id);
  resolvers.delete(id);
  useQuestions.setState(({ questions }) => ({ questions: questions.filter((pending) => pending.id !== id) }));
  if (agreed) setTimeout(() => resolve?.(true), wait);
  else resolve?.(false);
};

/** Cancels the pending questions whose reason has gone. */
export const cancelOldQuestions = (): void => {
  for (const { id, isCurrent } of useQuestions.getState().questions) if (!isCurrent()) answerQuestion(id, false);
};

/** Navigation cancels pending questions: a question is about the screen that asked it. */
export const cancelQuestionsOnLeave = (): (() => void) => {
  let path = currentLocation().pathname;
  return onNavigate(() => {
    const { pathname } = currentLocation();
    if (pathname === path) return cancelOldQuestions();
    path = pathname;
    for (const { id } of useQuestions.getState().questions) answerQuestion(id, false);
  });
};

import { create } from 'zustand';
import { currentLocation, onMove } from '../history/portal-history';

/** What is asked, and how it can be answered. */
export interface Question {
  /** The question itself. */
  text: string;
  title?: string;
  /** The label of the button that agrees; 'Yes' unless said. */
  yes?: string;
  /** The label of the button that declines; there is no such button without one. */
  no?: string;
  /** The action loses something: the pop-up puts the focus on the button that declines. */
  loss?: boolean;
}

/** A question as the pop-up shows it. */
export interface AskedQuestion extends Question {
  id: number;
}

/** The pop-up is gone before its action runs, so that a second pop-up or a move does not collide with it. */
const CLOSES_FIRST = 500;
let lastId = 0;
const resolvers = new Map<number, (agreed: boolean) => void>();

/** The questions that wait for an answer; the first one is shown. */
export const useQuestions = create<{ questions: readonly AskedQuestion[] }>(() => ({ questions: [] }));

/**
 * Asks in the global pop-up. True comes about 500 ms after the pop-up has closed, false at once.
 * @example if (await confirm({ text: 'Are you sure you want to delete Analyst?', yes: 'Yes', no: 'No' })) remove()
 */
export const askConfirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = { ...question, id: ++lastId };
    resolvers.set(asked.id, resolve);
    useQuestions.setState(({ questions }) => ({ questions: [...questions, asked] }));
  });

/** Closes the pop-up with the person's answer. */
export const answerQuestion = (id: number, agreed: boolean, wait = CLOSES_FIRST): void => {
  const resolve = resolvers.get(id);
  resolvers.delete(id);
  useQuestions.setState(({ questions }) => ({ questions: questions.filter((asked) => asked.id !== id) }));
  if (agreed) setTimeout(() => resolve?.(true), wait);
  else resolve?.(false);
};

/** Navigation cancels pending questions: a question is about the screen that asked it. */
export const cancelQuestionsOnLeave = (): (() => void) => {
  let path = currentLocation().pathname;
  return onMove(() => {
    const { pathname } = currentLocation();
    if (pathname === path) return;
    path = pathname;
    for (const { id } of useQuestions.getState().questions) answerQuestion(id, false);
  });
};

import { describeSuggestionFailure, type SuggestionOrigin } from '@skills-architect/contracts';
import { CallFailure, notify } from '@skills-architect/portal-kit';
import { useEffect, useRef, useState } from 'react';
import { describeOrigin } from './suggested-from';

/** Who is asked: `any` is the language model, or the library if there is no model; `library` never asks the model. */
type AskedOf = 'any' | 'library';

/** Options of suggestions for a field. */
export interface SuggestionOptions<A extends SuggestionOrigin> {
  /** Labels of empty fields that are required first. */
  missing: () => string[];
  /** Makes the call. */
  ask: (askedOf: AskedOf, options: { signal: AbortSignal; tellIfSlow: boolean }) => Promise<A>;
}

type State<A> =
  | { status: 'closed' | 'asking' }
  | { status: 'failed'; error: string; askedOf: AskedOf }
  | { status: 'ready'; answer: A };

const UNDO_MS = 10_000;

/** Suggestions for a field, requested by a click and shown until closed. `view` goes to ui-kit's `SuggestionBox`. */
export function useSuggestions<A extends SuggestionOrigin>({ missing, ask }: SuggestionOptions<A>) {
  const [state, setState] = useState<State<A>>({ status: 'closed' });
  const [usedSuggestion, setUsedSuggestion] = useState<{ text: string; origin: SuggestionOrigin }>();
  const runningRequest = useRef<AbortController>(undefined);
  useEffect(() => () => runningRequest.current?.abort(), []);

  const start = async (askedOf: AskedOf) => {
    const names = missing();
    if (names.length) return notify(`Please fill in the following fields: ${names.join(', ')}`, { variant: 'info' });
    runningRequest.current?.abort();
    const controller = new AbortController();
    runningRequest.current = controller;
    setState({ status: 'asking' });
    try {
      const answer = await ask(askedOf, { signal: controller.signal, tellIfSlow: true });
      if (!controller.signal.aborted) setState({ status: 'ready', answer });
    } catch (failure) {
      if (controller.signal.aborted) return;
      const error = describeSuggestionFailure(failure instanceof CallFailure ? failure.message : undefined);
      setState({ status: 'failed', error, askedOf });
    }
  };

  const answer = state.status === 'ready' ? state.answer : undefined;
  const canAskLibrary = answer?.source === 'model' || (state.status === 'failed' && state.askedOf === 'any');
  return {
    answer,
    view: {
      status: state.status,
      ...(answer && { origin: describeOrigin(answer), isFromModel: answer.source === 'model' }),
      ...(state.status === 'failed' && { error: state.error }),
      ...(canAskLibrary && { onAskLibrary: () => void start('library') }),
      onAsk: () => void start('any'),
      onClose: () => {
        runningRequest.current?.abort();
        setState({ status: 'closed' });
      },
    },
    /** Replaces a text by a suggestion; the notification offers Undo. */
    take: (label: string, text: string, before: string, set: (text: string) => void) => {
      set(text);
      if (answer) setUsedSuggestion({ text, origin: answer });
      if (before.trim() && before !== text)
        notify(`${label} was replaced`, {
          variant: 'info',
          duration: UNDO_MS,
          action: { label: 'Undo', run: () => set(before) },
        });
    },
    /** Note that a language model wrote this text, until it is edited. */
    describeChange: (text: string): string | undefined =>
      usedSuggestion?.origin.source === 'model' && usedSuggestion.text === text
        ? describeOrigin(usedSuggestion.origin)
        : undefined,
  };
}

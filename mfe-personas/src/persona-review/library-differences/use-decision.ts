import { formatCount } from '@skills-architect/contracts/locale';
import { decideLibraryDifferences } from '@skills-architect/contracts/personas';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { useUndoStep } from '../review-steps/use-undo-step';

/** `accept`: skills and approved versions follow the industry role; `keep`: both stay as they are. */
export type Decision = 'accept' | 'keep';
/** These personas, or all that are listed. */
export type DecidedPersonas = { ids: number[] } | { all: true; except: number[] };

interface DecisionWords {
  button: string;
  ask: (personas: string) => string;
  effect: string;
  done: string;
}

/** What the decisions are called on screens. */
export const DECISION_WORDS: Record<Decision, DecisionWords> = {
  accept: {
    button: 'Accept',
    ask: (personas) => `Accept the changes of the library for ${personas}?`,
    effect: 'Their skills and approved versions change as their industry roles did.',
    done: 'changed and approved',
  },
  keep: {
    button: 'Keep',
    ask: (personas) => `Keep ${personas} as approved?`,
    effect: 'They stay as approved, until another release changes their roles or skills.',
    done: 'kept as approved',
  },
};

const DECIDED_MEANWHILE = 'decided or changed by somebody else meanwhile';

/** Decides on changes of the library to approved personas, after a question that counts. */
export const useDecision = (clientId: number, onDone: () => void) => {
  const deciding = useChange(decideLibraryDifferences);
  const { report } = useUndoStep(clientId);
  return {
    isRunning: deciding.isRunning,
    decide: async (decision: Decision, selection: DecidedPersonas, count: number) => {
      const { button, ask, effect, done } = DECISION_WORDS[decision];
      const title = ask(formatCount(count, 'persona'));
      try {
        if (!(await askConfirm({ title, text: effect, yes: button, no: 'Cancel' }))) return;
        const result = await deciding.run({ query: { clientId }, body: { selection, decision } });
        onDone();
        await report(done, result, DECIDED_MEANWHILE);
      } catch (failure) {
        notify(failure);
      }
    },
  };
};

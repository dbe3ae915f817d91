import type { FirstStep } from '@skills-architect/contracts';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { fieldAt } from './field-at';
import { useAnswers } from './use-answers';

/** A step to set up an empty portal. */
export interface ShownStep extends Pick<FirstStep, 'title' | 'line' | 'action' | 'to'> {
  isDone: boolean;
}

/**
 * The steps to set up the portal of all areas that are on; none when all are done, or as long as that is not known.
 */
export function useFirstSteps(): ShownStep[] {
  const { allows } = useAreas();
  const steps = useRegisteredAreas()
    .flatMap(({ manifest: { id, firstSteps = [] } }) =>
      firstSteps.filter(({ types }) => allows({ types, areas: [id] })),
    )
    .sort((a, b) => a.position - b.position);
  const answers = useAnswers(steps.map(({ path }) => path));
  const numbers = steps.map(({ field }, at) => fieldAt(answers[at], field));
  if (!numbers.every((number) => typeof number === 'number')) return [];
  const shown = steps.map(({ title, line, action, to, atLeast }, at) => ({
    title,
    line,
    action,
    to,
    isDone: (numbers[at] ?? 0) >= atLeast,
  }));
  return shown.every(({ isDone }) => isDone) ? [] : shown;
}

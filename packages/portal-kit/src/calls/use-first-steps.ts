import type { FirstStep } from '@skills-architect/contracts';
import { useAreas, useRegisteredAreas } from '../areas/use-areas';
import { useClient } from '../session/client-choice';
import { readFieldAt } from './field-at';
import { fillPathTemplate } from './fill-path-template';
import { useAnswers } from './use-answers';

/** A step to set up the portal or a client. */
export interface ShownStep extends Pick<FirstStep, 'title' | 'line' | 'action' | 'to'> {
  isDone: boolean;
}

const isClientStep = ({ path }: FirstStep) => path.includes('{clientId}');

/**
 * The steps of all areas that are on, to set up the portal or the selected client; empty when all are done, or while
 * that is unknown.
 */
export function useFirstSteps(scope: 'portal' | 'client'): ShownStep[] {
  const { allows } = useAreas();
  const clientId = useClient().client?.clientId;
  const steps = useRegisteredAreas()
    .flatMap(({ manifest: { id, firstSteps = [] } }) =>
      firstSteps.filter(
        (step) => isClientStep(step) === (scope === 'client') && allows({ types: step.types, areas: [id] }),
      ),
    )
    .filter(() => scope === 'portal' || clientId !== undefined)
    .map((step) => ({
      ...step,
      path: fillPathTemplate(step.path, { clientId }),
      to: fillPathTemplate(step.to, { clientId }),
    }))
    .sort((a, b) => a.position - b.position);
  const answers = useAnswers(steps.map(({ path }) => path));
  const numbers = steps.map(({ field }, index) => readFieldAt(answers[index], field));
  if (!numbers.every((number) => typeof number === 'number')) return [];
  const shownSteps = steps.map(({ title, line, action, to, atLeast }, index) => ({
    title,
    line,
    action,
    to,
    isDone: (numbers[index] ?? 0) >= atLeast,
  }));
  return shownSteps.every(({ isDone }) => isDone) ? [] : shownSteps;
}

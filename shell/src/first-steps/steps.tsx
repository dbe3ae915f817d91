import type { FirstStep } from '@skills-architect/contracts';
import { navigate } from '@skills-architect/portal-kit';
import { Button, chakra, Icon, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { Section } from '../landing/section';
import { ToDoRow } from '../landing/to-do-row';

export interface StepsProps {
  id: string;
  title: string;
  steps: readonly FirstStep[];
  /** Each step needs the ones before it. */
  inTurn?: boolean;
}

/** Steps, with buttons on those that can be done now. */
export default function Steps({ id, title, steps, inTurn = false }: StepsProps): ReactNode {
  const nextIndex = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Section id={id} title={title}>
      <chakra.ol display="grid" gap="2">
        {steps.map(({ isDone, action, to, ...step }, index) => {
          const mustWait = inTurn && index > nextIndex;
          return (
            <ToDoRow
              key={step.title}
              {...step}
              icon={
                <chakra.span color={isDone ? 'done.fg' : 'fg.muted'}>
                  <Icon name={isDone ? 'check' : 'chevronRight'} />
                </chakra.span>
              }
            >
              {isDone || mustWait ? (
                <Text color="fg.muted">{isDone ? 'Done' : 'Next'}</Text>
              ) : (
                <Button variant="primary" onClick={() => navigate(to)}>
                  {action}
                </Button>
              )}
            </ToDoRow>
          );
        })}
      </chakra.ol>
    </Section>
  );
}

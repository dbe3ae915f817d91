import type { UnfinishedWork as Work } from '@skills-architect/contracts';
import { navigate, useClient } from '@skills-architect/portal-kit';
import { Button, chakra } from '@skills-architect/ui-kit';
import { Section } from '../landing/section';
import { ToDoRow } from '../landing/to-do-row';

/** The user's unfinished work, at the top of the landing page. */
export function UnfinishedWork({ works }: { works: readonly Work[] }) {
  const { choose } = useClient();
  if (works.length === 0) return null;
  const continueWork = ({ clientId, to }: Work) => {
    choose(clientId);
    navigate(to);
  };
  return (
    <Section id="unfinished-work" title="Continue where you left off">
      <chakra.ul display="grid" gap="2">
        {works.map((work) => (
          <ToDoRow key={work.id} title={work.title} line={work.line}>
            <Button variant="primary" onClick={() => continueWork(work)}>
              {work.action}
            </Button>
          </ToDoRow>
        ))}
      </chakra.ul>
    </Section>
  );
}

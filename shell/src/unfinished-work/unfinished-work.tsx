import { navigate, useClient } from '@skills-architect/portal-kit';
import { type ShownWork, useUnfinishedWork } from '@skills-architect/portal-kit/host';
import { Button, chakra } from '@skills-architect/ui-kit';
import { Section } from '../landing/section';
import { ToDoRow } from '../landing/to-do-row';

/** The user's unfinished work, at the top of the landing page. */
export function UnfinishedWork() {
  const { choose } = useClient();
  const works = useUnfinishedWork();
  if (works.length === 0) return null;
  const continueWork = ({ clientId, to }: ShownWork) => {
    choose(clientId);
    navigate(to);
  };
  return (
    <Section id="unfinished-work" title="Continue where you left off">
      <chakra.ul display="grid" gap="2">
        {works.map((work) => (
          <ToDoRow key={work.id} title={`${work.clientName}: ${work.title}`} line={work.words}>
            <Button variant="primary" onClick={() => continueWork(work)}>
              {work.action}
            </Button>
          </ToDoRow>
        ))}
      </chakra.ul>
    </Section>
  );
}

import { usePageShortcut } from '@skills-architect/portal-kit';
import { Button, FormActions, MessageLoader, Page, Panel, Skeleton, Text } from '@skills-architect/ui-kit';
import { useIsNarrow } from '@skills-architect/ui-kit/extra';
import { lazy, Suspense, useState } from 'react';
import { CareerLegend } from './career-legend';
import { CareerTable } from './career-table';
import { PathDialog } from './path-dialog';
import { StepDialog } from './step-dialog';
import { useCareer } from './use-career';

// Cytoscape is large, and the table does not need it.
const CareerGraph = lazy(() => import('./career-graph'));

/** Career Progression: the roles above, beside and below a role, as a graph or as a table. */
export default function CareerProgress() {
  const career = useCareer();
  const isNarrow = useIsNarrow();
  const [stepTo, setStepTo] = useState<number>();
  const [findsPath, setFindsPath] = useState(false);
  const { role, roles } = career;
  const isTable = career.view ? career.view === 'table' : isNarrow;
  const toggle = () => career.show(isTable ? 'graph' : 'table');
  usePageShortcut(['t', 'T'], toggle, 'Switch between graph and table');
  return (
    <Page
      title="Career Progression"
      action={
        <FormActions>
          <Button
            icon="undo"
            disabledReason={career.isAtStart ? 'The first role is in the middle' : undefined}
            onClick={career.reset}
          >
            Reset
          </Button>
          <Button
            icon="target"
            onClick={() => setFindsPath(true)}
            disabledReason={role ? undefined : 'Wait for the role'}
          >
            Find a path
          </Button>
          <Button icon={isTable ? 'graph' : 'tree'} onClick={toggle} aria-keyshortcuts="T">
            {isTable ? 'Show graph' : 'Show table'}
          </Button>
        </FormActions>
      }
      filters={isTable ? undefined : <CareerLegend />}
    >
      {!role ? (
        <Panel>
          {career.isLost ? <Text>Going back…</Text> : <Skeleton lines={8} label="Loading the career graph" />}
        </Panel>
      ) : isTable ? (
        <CareerTable role={role} roles={roles} onGo={career.go} onStep={setStepTo} />
      ) : (
        <Suspense fallback={<MessageLoader message="Loading the graph" />}>
          <CareerGraph
            role={role}
            roles={roles}
            isNarrow={isNarrow}
            isLoading={career.isLoading}
            onGo={career.go}
            onStep={setStepTo}
            onMore={() => career.show('table')}
          />
        </Suspense>
      )}
      {role && stepTo !== undefined && (
        <StepDialog from={role} toRoleId={stepTo} onGo={career.go} onClose={() => setStepTo(undefined)} />
      )}
      {role && findsPath && <PathDialog from={role} onGo={career.go} onClose={() => setFindsPath(false)} />}
    </Page>
  );
}

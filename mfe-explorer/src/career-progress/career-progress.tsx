import { useQueryState, useShortcut } from '@skills-architect/portal-kit';
import { Button, FormActions, lazyPart, MessageLoader, Page, Panel, Skeleton, Text } from '@skills-architect/ui-kit';
import { useIsNarrow } from '@skills-architect/ui-kit/extra';
import { CareerLegend } from './career-legend';
import { CareerTable } from './career-table';
import { PathDialog } from './path-dialog';
import { StepDialog } from './step-dialog';
import { useCareer } from './use-career';

// Cytoscape is large, and the table does not need it.
const CareerGraph = lazyPart(() => import('./career-graph'), <MessageLoader message="Loading the graph" />);

/** Career Progression: the roles above, beside and below a role, as a graph or as a table. */
export default function CareerProgress() {
  const career = useCareer();
  const isNarrow = useIsNarrow();
  const [{ step, path }, open] = useQueryState({ step: 0, path: false });
  const openStep = (roleId: number) => open({ step: roleId });
  const { role, roles } = career;
  const isTable = career.view ? career.view === 'table' : isNarrow;
  const toggle = () => career.show(isTable ? 'graph' : 'table');
  useShortcut(['t', 'T'], toggle, 'Switch between graph and table');
  return (
    <Page
      title="Career Progression"
      action={
        <FormActions>
          <Button
            icon="undo"
            disabledReason={career.isAtStart ? 'The first role is already in the middle' : undefined}
            onClick={career.reset}
          >
            Reset
          </Button>
          <Button
            icon="target"
            onClick={() => open({ path: true })}
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
      {!role && (
        <Panel>
          {career.isLost ? <Text>Going back…</Text> : <Skeleton lines={8} label="Loading the career graph" />}
        </Panel>
      )}
      {role && isTable && <CareerTable role={role} roles={roles} onGo={career.go} onStep={openStep} />}
      {role && !isTable && (
        <CareerGraph
          role={role}
          roles={roles}
          isNarrow={isNarrow}
          isLoading={career.isLoading}
          onGo={career.go}
          onStep={openStep}
          onMore={() => career.show('table')}
        />
      )}
      {role && step > 0 && (
        <StepDialog from={role} toRoleId={step} onGo={career.go} onClose={() => open({ step: 0 })} />
      )}
      {role && path && <PathDialog from={role} onGo={career.go} onClose={() => open({ path: false })} />}
    </Page>
  );
}

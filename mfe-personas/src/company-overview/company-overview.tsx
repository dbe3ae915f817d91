import {
  companyOverview,
  type CompanyOverview as Overview,
  PERSONA_STATE_NAMES,
  PersonaState,
} from '@skills-architect/contracts/personas';
import { Link, useCall, useClientOfScreen, useQueryState, useShortcut } from '@skills-architect/portal-kit';
import { Box, Button, EmptyState, Loaded, Page, Panel, Skeleton, Stack, Wrap } from '@skills-architect/ui-kit';
import { personasPath } from '../overview-filter/overview-filter';
import { BeingCounted } from '../pictures/being-counted';
import { FigurePanel, isWideTable, LinkedNumber, PanelPlace } from './figure-panel';
import { type Figure, toFigures } from './figures';
import { SingleSkills } from './single-skills';

const WAITING = (
  <Panel>
    <Skeleton lines={8} label="Loading the overview" />
  </Panel>
);

function Summary({ personas, states }: Overview) {
  return (
    <Wrap columnGap="6" rowGap="2">
      <span>
        <LinkedNumber count={personas} to="/personas" label="Personas" /> {personas === 1 ? 'persona' : 'personas'}
      </span>
      {PersonaState.options.map((state) => (
        <span key={state}>
          <LinkedNumber count={states[state]} to={personasPath({ state })} label={PERSONA_STATE_NAMES[state]} />{' '}
          {PERSONA_STATE_NAMES[state].toLowerCase()}
        </span>
      ))}
    </Wrap>
  );
}

/** Screen: the personas of a client in figures. Each number leads to the list behind it. */
export default function CompanyOverview() {
  const { client, known: isClientKnown } = useClientOfScreen();
  const [{ tables }, change] = useQueryState({ tables: false });
  const read = useCall(companyOverview, client && { query: { clientId: client.clientId } }, { keepPreviousData: true });
  const toggle = () => change({ tables: !tables });
  useShortcut(['t', 'T'], toggle, 'Switch between pictures and tables');
  const renderOverview = (overview: Overview) => {
    if (overview.isBeingCounted) return <BeingCounted />;
    if (!overview.personas)
      return (
        <Panel>
          <EmptyState
            icon="people"
            title="This client has no personas yet"
            action={
              <Button asChild>
                <Link to="/personas">Create Personas</Link>
              </Button>
            }
          >
            Create the first ones, and their figures appear here.
          </EmptyState>
        </Panel>
      );
    const toPanel = (figure: Figure) => (
      <FigurePanel key={figure.id} figure={figure} asTable={tables} clientName={client?.clientName ?? ''} />
    );
    const figures = toFigures(overview);
    const isBelow = (figure: Figure) => tables && isWideTable(figure);
    return (
      <Stack gap="4">
        <Summary {...overview} />
        <Box columnCount={{ base: 1, lg: 2 }} columnGap="4">
          {figures.filter((figure) => !isBelow(figure)).map(toPanel)}
          <PanelPlace>
            <SingleSkills {...overview.singleSkills} />
          </PanelPlace>
          {figures.filter(isBelow).map(toPanel)}
        </Box>
      </Stack>
    );
  };
  return (
    <Page
      title="Company Overview"
      help="The personas of a client in figures. Each number leads to the list behind it."
      action={
        <>
          <Button asChild>
            <Link to="/personas/skill-map">Skill Map</Link>
          </Button>
          <Button asChild>
            <Link to="/personas/similar">Similar Personas</Link>
          </Button>
          <Button icon={tables ? 'columns' : 'grid'} onClick={toggle} aria-keyshortcuts="T">
            {tables ? 'Show pictures' : 'Show tables'}
          </Button>
        </>
      }
    >
      {isClientKnown && !client ? (
        <EmptyState title="Choose a client to see its overview" />
      ) : (
        <Loaded result={read} waiting={WAITING}>
          {renderOverview}
        </Loaded>
      )}
    </Page>
  );
}

import { formatNumber } from '@skills-architect/contracts/locale';
import { type SkillMap as Shown, SkillMapBy, skillMap } from '@skills-architect/contracts/personas';
import { BackLink } from '@skills-architect/library-kit';
import { Link, navigate, useCall, useClientOfScreen, useQueryState, useShortcut } from '@skills-architect/portal-kit';
import {
  Box,
  Button,
  EmptyState,
  FilterBar,
  Loaded,
  Page,
  Panel,
  SelectField,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@skills-architect/ui-kit';
import { useState } from 'react';
import { BeingCounted } from '../pictures/being-counted';
import { HeatMap } from './heat-map';
import { describeCell, findCell, listPath, type MapRow } from './map-cells';
import type { MapPlace } from './map-geometry';
import { MapTable } from './map-table';
import { MapTrail } from './map-trail';
import { saveMap } from './save-map';

const WAITING = (
  <Panel>
    <Skeleton lines={8} label="Loading the skill map" />
  </Panel>
);
const DEFAULTS = { by: 'skills', measure: 'need', department: 0, persona: 0, table: false, page: 1 };
const BY = [
  { value: 'skills', label: 'Skills' },
  { value: 'categories', label: 'Categories' },
];
const MEASURES = [
  { value: 'need', label: 'Personas that need it' },
  { value: 'level', label: 'Average level' },
];

/** What the cells say, by measure. */
const MEANINGS = {
  need: 'A number is how many personas need the skill, its colour their share of the personas of the row.',
  level: 'A number and its colour are the level, of several personas their average; – stands for no level.',
};

/** Screen: what the departments of a client need, as a heat map that zooms to departments and personas. */
export default function SkillMap() {
  const { client, known: isClientKnown } = useClientOfScreen();
  const [state, change] = useQueryState(DEFAULTS);
  const [active, setActive] = useState<{ of: Shown; place: MapPlace }>();
  const by = SkillMapBy.catch('skills').parse(state.by);
  // Of single personas only the level can be shown.
  const measure = state.department || state.persona || state.measure === 'level' ? 'level' : 'need';
  const read = useCall(
    skillMap,
    client && {
      query: {
        clientId: client.clientId,
        by,
        ...(state.department && { personaGroupId: state.department }),
        ...(state.persona && { personaId: state.persona }),
      },
    },
    { keepPreviousData: true },
  );
  const toggle = () => change({ table: !state.table });
  useShortcut(['t', 'T'], toggle, 'Switch between map and table');

  const openRow = ({ kind, id }: MapRow) => {
    if (kind === 'department') change({ department: id, persona: 0 });
    else if (kind === 'company') change({ department: 0, persona: 0 });
    else if (state.persona === id) navigate(`/persona/architect-skills/${id}`);
    else change({ persona: id });
  };
  const renderPlace = (map: Shown) => {
    const place = active?.of === map ? active.place : undefined;
    const row = place && map.rows[place.row];
    const column = place && map.columns[place.column];
    if (!row || !column) return 'Choose a cell to read it, or the name of a row to zoom in.';
    return (
      <>
        {describeCell(row, column, findCell(map, place))}.{' '}
        <TextLink asChild>
          <Link to={listPath(row, column)}>Open the list</Link>
        </TextLink>
      </>
    );
  };
  const renderMap = (map: Shown) => {
    if (map.isBeingCounted) return <BeingCounted />;
    if (!map.rows.length || !map.columns.length)
      return (
        <Panel>
          <EmptyState
            icon="grid"
            title={map.rows.length ? 'No skills are assigned here yet' : 'This client has no personas yet'}
            action={
              <Button asChild>
                <Link to="/personas">Define Client Personas</Link>
              </Button>
            }
          />
        </Panel>
      );
    const hidden = map.totalColumns - map.columns.length;
    return (
      <Stack gap="3">
        <MapTrail map={map} onGo={(zoom) => change({ department: 0, persona: 0, ...zoom })} />
        {state.table ? (
          <MapTable map={map} page={state.page} onPage={(page) => change({ page })} onOpenRow={openRow} />
        ) : (
          <>
            <Text role="status" minH="6">
              {renderPlace(map)}
            </Text>
            <HeatMap
              map={map}
              measure={measure}
              active={active?.of === map ? active.place : undefined}
              onActive={(place) => setActive({ of: map, place })}
              onOpenRow={openRow}
            />
            <Text color="fg.muted">{MEANINGS[measure]}</Text>
          </>
        )}
        {hidden > 0 && (
          <Text color="fg.muted">
            The {formatNumber(map.columns.length)} most needed skills are shown; {formatNumber(hidden)} others are
            needed less.
          </Text>
        )}
      </Stack>
    );
  };
  return (
    <Page
      title="Skill Map"
      help="Which skills the departments need, how often and at which level. The most needed ones come first."
      action={
        <>
          <BackLink to="/personas/overview">Back to the overview</BackLink>
          <Button
            icon="download"
            disabledReason={read.data?.columns.length ? undefined : 'There is no picture to save yet'}
            onClick={() => read.data && saveMap(read.data, measure, `${client?.clientName ?? ''}, Skill Map`)}
          >
            Save as PNG
          </Button>
          <Button icon={state.table ? 'grid' : 'columns'} onClick={toggle} aria-keyshortcuts="T">
            {state.table ? 'Show map' : 'Show table'}
          </Button>
        </>
      }
      filters={
        <FilterBar>
          <Box w={{ base: 'full', sm: '48' }}>
            <SelectField
              label="Columns"
              options={BY}
              value={by}
              onChange={({ target }) => change({ by: target.value })}
            />
          </Box>
          {!state.department && !state.persona && !state.table && (
            <Box w={{ base: 'full', sm: '64' }}>
              <SelectField
                label="Colour and number"
                options={MEASURES}
                value={measure}
                onChange={({ target }) => change({ measure: target.value })}
              />
            </Box>
          )}
        </FilterBar>
      }
    >
      {isClientKnown && !client ? (
        <EmptyState title="Choose a client to see its skill map" />
      ) : (
        <Loaded result={read} waiting={WAITING}>
          {renderMap}
        </Loaded>
      )}
    </Page>
  );
}

import { toAuditText } from '@skills-architect/contracts';
import { changeArea, type OwnAreaService } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { RadioGroup, Stack, Switch, Text } from '@skills-architect/ui-kit';
import { IdsPicker } from '@skills-architect/ui-kit/extra';
import { useId, useState } from 'react';
import { useAllClients } from '../client-options/use-all-clients';
import { EVENT_WORDS } from './area-texts';
import { ReasonDialog } from './reason-dialog';
import { reportFailure } from './report-failure';
import type { ServiceDialogProps } from './service-dialog';

const STATE_WORDS = { granted: 'granted', refused: 'refused', asked: 'asked for' };

interface Requested<N extends string> {
  name: N;
  state: keyof typeof STATE_WORDS;
}

/** Which requests are granted, and how to change it. */
const useGranted = <N extends string>(requested: readonly Requested<N>[]) => {
  const [granted, setGranted] = useState(() =>
    requested.filter(({ state }) => state === 'granted').map(({ name }) => name),
  );
  const refused = requested.map(({ name }) => name).filter((name) => !granted.includes(name));
  const grant = (name: N, isOn: boolean) =>
    setGranted((before) => (isOn ? [...before, name] : before.filter((other) => other !== name)));
  return { granted, refused, grant };
};

interface RequestListProps<N extends string> {
  title: string;
  requested: readonly Requested<N>[];
  toText: (name: N) => string;
  granted: readonly N[];
  onGrant: (name: N, isOn: boolean) => void;
}

function RequestList<N extends string>({ title, requested, toText, granted, onGrant }: RequestListProps<N>) {
  const id = useId();
  return (
    <Stack gap="2" role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium">
        {title}
      </Text>
      {requested.map(({ name, state }) => (
        <Switch
          key={name}
          label={`${toText(name)}, ${STATE_WORDS[state]}`}
          checked={granted.includes(name)}
          onChange={({ target: { checked } }) => onGrant(name, checked)}
        />
      ))}
    </Stack>
  );
}

type ClientScope = 'all' | 'these';

interface EventClientsProps {
  scope: ClientScope;
  onScope: (scope: ClientScope) => void;
  clientIds: number[];
  onClients: (clientIds: number[]) => void;
  error: string | undefined;
}

function EventClients({ scope, onScope, clientIds, onClients, error }: EventClientsProps) {
  const clients = useAllClients();
  const isWhole = !clients.loading && !clients.loadMore && !clients.loadError;
  const known = new Set(clients.options.map(({ value }) => value));
  const gone = isWhole ? clientIds.filter((id) => !known.has(id)) : [];
  const options = [...clients.options, ...gone.map((id) => ({ value: id, label: `Client ${id} (deleted)` }))];
  return (
    <>
      <RadioGroup
        label="Clients whose events it receives"
        inRow
        options={[
          { value: 'all', label: 'All clients' },
          { value: 'these', label: 'These clients' },
        ]}
        value={scope}
        onChange={({ target: { value } }) => onScope(value === 'all' ? 'all' : 'these')}
      />
      {scope === 'these' && (
        <IdsPicker
          label="Clients"
          limit={1000}
          {...clients}
          options={options}
          value={clientIds}
          error={error}
          onChange={onClients}
        />
      )}
    </>
  );
}

/** How many decisions the service of an area waits for. */
export const countAsked = ({ uses = [], events = [] }: OwnAreaService): number =>
  [...uses, ...events].filter(({ state }) => state === 'asked').length;

/** Asks which of the product's calls the service of an area may make for its users, and which events it receives. */
export function UsesDialog({ area, onLatest, onConflict, onClose }: ServiceDialogProps) {
  const { uses = [], events = [], eventClientIds = [] } = area.ownService ?? {};
  const calls = useGranted(uses);
  const eventGrants = useGranted(events);
  const [clientIds, setClientIds] = useState(eventClientIds);
  const [clients, setClients] = useState<ClientScope>(eventClientIds.length ? 'these' : 'all');
  const [isTried, setTried] = useState(false);
  const lacksClients = events.length > 0 && clients === 'these' && !clientIds.length;
  const change = useChange(changeArea);
  const save = (reason: string) => {
    const ofClients = { clients, clientIds: clients === 'these' ? clientIds : [] };
    const body = {
      rev: area.rev,
      reason,
      ...(uses.length && { uses: { granted: calls.granted, refused: calls.refused } }),
      ...(events.length && { events: { granted: eventGrants.granted, refused: eventGrants.refused, ...ofClients } }),
    };
    void change.run({ params: { area: area.area }, body }).then((changed) => {
      onLatest(changed);
      notify(`The requests of the service of ${area.title} were decided`, { variant: 'success' });
      onClose();
    }, reportFailure(onConflict));
  };
  return (
    <ReasonDialog
      title={`Calls and events for the service of ${area.title}`}
      effect={`Version ${area.version} asks for this. Calls have the rights of the user who asked the service; of events it learns the ids of records, and the kinds of jobs. What is not switched on is refused.`}
      button="Save"
      isRunning={change.isRunning}
      onSave={save}
      onIncomplete={lacksClients ? () => setTried(true) : undefined}
      onClose={onClose}
    >
      {uses.length > 0 && (
        <RequestList
          title="Calls"
          requested={uses}
          toText={toAuditText}
          granted={calls.granted}
          onGrant={calls.grant}
        />
      )}
      {events.length > 0 && (
        <>
          <RequestList
            title="Events"
            requested={events}
            toText={(name) => EVENT_WORDS[name]}
            granted={eventGrants.granted}
            onGrant={eventGrants.grant}
          />
          <EventClients
            scope={clients}
            onScope={setClients}
            clientIds={clientIds}
            onClients={setClientIds}
            error={isTried && lacksClients ? 'Choose clients, or all clients' : undefined}
          />
        </>
      )}
    </ReasonDialog>
  );
}

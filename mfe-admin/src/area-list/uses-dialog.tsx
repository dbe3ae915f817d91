import { toAuditText } from '@skills-architect/contracts';
import { changeArea, type OwnAreaService } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { RadioGroup, Stack, Switch } from '@skills-architect/ui-kit';
import { IdsPicker } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { useAllClients } from '../client-options/use-all-clients';
import { EVENT_WORDS } from './area-texts';
import { ReasonDialog } from './reason-dialog';
import { reportFailure } from './report-failure';
import type { ServiceDialogProps } from './service-dialog';

const STATE_WORDS = { granted: 'granted', refused: 'refused', asked: 'asked for' };

interface Wish<N extends string> {
  name: N;
  state: keyof typeof STATE_WORDS;
}

/** What of the wishes is granted, and how to change it. */
const useGranted = <N extends string>(wishes: readonly Wish<N>[]) => {
  const [granted, setGranted] = useState(() =>
    wishes.filter(({ state }) => state === 'granted').map(({ name }) => name),
  );
  const refused = wishes.map(({ name }) => name).filter((name) => !granted.includes(name));
  const grant = (name: N, isOn: boolean) =>
    setGranted((before) => (isOn ? [...before, name] : before.filter((other) => other !== name)));
  return { granted, refused, grant };
};

interface WishesProps<N extends string> {
  title: string;
  wishes: readonly Wish<N>[];
  toText: (name: N) => string;
  granted: readonly N[];
  onGrant: (name: N, isOn: boolean) => void;
}

function Wishes<N extends string>({ title, wishes, toText, granted, onGrant }: WishesProps<N>) {
  return (
    <Stack gap="2" role="group" aria-label={title}>
      {wishes.map(({ name, state }) => (
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

type Told = 'all' | 'these';

interface ToldClientsProps {
  told: Told;
  onTold: (told: Told) => void;
  clientIds: number[];
  onClients: (clientIds: number[]) => void;
  error: string | undefined;
}

function ToldClients({ told, onTold, clientIds, onClients, error }: ToldClientsProps) {
  const clients = useAllClients();
  const isWhole = !clients.loading && !clients.loadMore && !clients.loadError;
  const known = new Set(clients.options.map(({ value }) => value));
  const gone = isWhole ? clientIds.filter((id) => !known.has(id)) : [];
  const options = [...clients.options, ...gone.map((id) => ({ value: id, label: `Client ${id} (deleted)` }))];
  return (
    <>
      <RadioGroup
        label="Clients whose events it is told"
        inRow
        options={[
          { value: 'all', label: 'All clients' },
          { value: 'these', label: 'These clients' },
        ]}
        value={told}
        onChange={({ target: { value } }) => onTold(value === 'all' ? 'all' : 'these')}
      />
      {told === 'these' && (
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

/** Asks which of the product's calls the service of an area may make for its users, and which events it is told. */
export function UsesDialog({ area, onLatest, onConflict, onClose }: ServiceDialogProps) {
  const { uses = [], events = [], eventClientIds = [] } = area.ownService ?? {};
  const calls = useGranted(uses);
  const told = useGranted(events);
  const [clientIds, setClientIds] = useState(eventClientIds);
  const [clients, setClients] = useState<Told>(eventClientIds.length ? 'these' : 'all');
  const [isTried, setTried] = useState(false);
  const lacksClients = events.length > 0 && clients === 'these' && !clientIds.length;
  const change = useChange(changeArea);
  const save = (reason: string) => {
    const toldOf = { clients, clientIds: clients === 'these' ? clientIds : [] };
    const body = {
      rev: area.rev,
      reason,
      ...(uses.length && { uses: { granted: calls.granted, refused: calls.refused } }),
      ...(events.length && { events: { granted: told.granted, refused: told.refused, ...toldOf } }),
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
        <Wishes title="Calls" wishes={uses} toText={toAuditText} granted={calls.granted} onGrant={calls.grant} />
      )}
      {events.length > 0 && (
        <>
          <Wishes
            title="Events"
            wishes={events}
            toText={(name) => EVENT_WORDS[name]}
            granted={told.granted}
            onGrant={told.grant}
          />
          <ToldClients
            told={clients}
            onTold={setClients}
            clientIds={clientIds}
            onClients={setClientIds}
            error={isTried && lacksClients ? 'Choose clients, or all clients' : undefined}
          />
        </>
      )}
    </ReasonDialog>
  );
}

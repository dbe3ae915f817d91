import { listClients, listUsers } from '@skills-architect/contracts/admin';
import { useCallPages } from '@skills-architect/portal-kit';
import { Box, FilterBar, Grid, SearchBox, TextField } from '@skills-architect/ui-kit';
import { MultiPicker, Picker, type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { KIND_OPTIONS, OUTCOME_OPTIONS } from './audit-texts';
import type { AuditList } from './use-audit-log';

const LOADED = 30;

interface OnePickerProps {
  value: number;
  onChange: (id: number) => void;
}

/** A chosen id whose name is not loaded is shown as a number: users can have been deleted. */
const findChosen = (options: readonly PickerOption[], value: number, noun: string): PickerOption | null =>
  value ? (options.find((option) => option.value === value) ?? { value, label: `${noun} ${value}` }) : null;
const readId = (option: PickerOption | null) => Number(option?.value ?? 0);

function UserFilter({ value, onChange }: OnePickerProps) {
  const [text, search] = useState('');
  const users = useCallPages(listUsers, {
    key: text,
    input: (offset) => ({ query: { searchString: text || undefined, offset, pagesize: LOADED } }),
    rows: (answer) => answer.users,
    total: (answer) => answer.total,
  });
  const options = users.rows.map(({ userId, name, email }) => ({ value: userId, label: name, hint: email }));
  return (
    <Picker
      label="User"
      hideLabel
      placeholder="Any user"
      options={options}
      onSearch={search}
      value={findChosen(options, value, 'User')}
      onChange={(chosen) => onChange(readId(chosen))}
      {...toPagedPickerProps(users)}
    />
  );
}

function ClientFilter({ value, onChange }: OnePickerProps) {
  const [text, search] = useState('');
  const clients = useCallPages(listClients, {
    key: text,
    input: (offset) => ({ query: { searchString: text || undefined, offset, pagesize: LOADED } }),
    rows: (answer) => answer.clients,
    total: (answer) => answer.total,
  });
  const options = clients.rows.map(({ clientId, clientName }) => ({ value: clientId, label: clientName }));
  return (
    <Picker
      label="Client"
      hideLabel
      placeholder="Any client"
      options={options}
      onSearch={search}
      value={findChosen(options, value, 'Client')}
      onChange={(chosen) => onChange(readId(chosen))}
      {...toPagedPickerProps(clients)}
    />
  );
}

/** The filters of the Audit Log. */
export function AuditFilters({ list }: { list: AuditList }) {
  const { state, change, isFiltered, clear } = list;
  const chosen = (options: PickerOption[], values: readonly string[]) =>
    options.filter(({ value }) => values.includes(String(value)));
  return (
    <FilterBar onClear={isFiltered ? clear : undefined}>
      <Grid
        flex="1 1 20rem"
        templateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
        gap="3"
        alignItems="end"
      >
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SearchBox
            label="Search the audit log"
            placeholder="Search"
            value={state.text}
            onChange={(text) => change({ text })}
          />
        </Box>
        <MultiPicker
          label="Kind"
          hideLabel
          placeholder="Any kind"
          maxChips={2}
          options={KIND_OPTIONS}
          value={chosen(KIND_OPTIONS, state.kinds)}
          onChange={(kinds) => change({ kinds: kinds.map(({ value }) => String(value)) })}
        />
        <MultiPicker
          label="Outcome"
          hideLabel
          placeholder="Any outcome"
          maxChips={2}
          options={OUTCOME_OPTIONS}
          value={chosen(OUTCOME_OPTIONS, state.outcomes)}
          onChange={(outcomes) => change({ outcomes: outcomes.map(({ value }) => String(value)) })}
        />
        <UserFilter value={state.user} onChange={(user) => change({ user })} />
        <ClientFilter value={state.client} onChange={(client) => change({ client })} />
        <TextField
          label="From"
          type="date"
          value={state.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="To"
          type="date"
          error={state.from && state.to && state.to < state.from ? 'This is before From' : undefined}
          value={state.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </Grid>
    </FilterBar>
  );
}

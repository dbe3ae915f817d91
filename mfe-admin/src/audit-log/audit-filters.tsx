import { listClients, listUsers } from '@skills-architect/contracts/admin';
import { useCallPages } from '@skills-architect/portal-kit';
import { Box, FilterBar, HStack, SearchBox, TextField } from '@skills-architect/ui-kit';
import { MultiPicker, Picker, type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { type ReactNode, useState } from 'react';
import { KIND_OPTIONS, OUTCOME_OPTIONS } from './audit-texts';
import type { AuditList } from './use-audit-log';

const LOADED = 30;

const Day = ({ children }: { children: ReactNode }) => <Box flex="1">{children}</Box>;
const Place = ({ children }: { children: ReactNode }) => (
  <Box flex="1 1 12rem" maxW="field">
    {children}
  </Box>
);

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
      <SearchBox label="Search the audit log" value={state.text} onChange={(text) => change({ text })} />
      <Place>
        <MultiPicker
          label="Kind"
          hideLabel
          placeholder="Any kind"
          maxChips={2}
          options={KIND_OPTIONS}
          value={chosen(KIND_OPTIONS, state.kinds)}
          onChange={(kinds) => change({ kinds: kinds.map(({ value }) => String(value)) })}
        />
      </Place>
      <Place>
        <MultiPicker
          label="Outcome"
          hideLabel
          placeholder="Any outcome"
          maxChips={2}
          options={OUTCOME_OPTIONS}
          value={chosen(OUTCOME_OPTIONS, state.outcomes)}
          onChange={(outcomes) => change({ outcomes: outcomes.map(({ value }) => String(value)) })}
        />
      </Place>
      <Place>
        <UserFilter value={state.user} onChange={(user) => change({ user })} />
      </Place>
      <Place>
        <ClientFilter value={state.client} onChange={(client) => change({ client })} />
      </Place>
      {/* At 1280 both stand below the first two of the five filters. */}
      <HStack gap="3" align="flex-end" flex={{ base: '1 1 18rem', lg: '0 0 calc(40% - 0.45rem)' }}>
        <Day>
          <TextField
            label="From"
            type="date"
            value={state.from}
            onChange={({ target }) => change({ from: target.value })}
          />
        </Day>
        <Day>
          <TextField
            label="To"
            type="date"
            error={state.from && state.to && state.to < state.from ? 'This is before From' : undefined}
            value={state.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </Day>
      </HStack>
    </FilterBar>
  );
}

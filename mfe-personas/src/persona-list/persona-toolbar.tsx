import { UserType } from '@skills-architect/contracts';
import type { ClientName } from '@skills-architect/contracts/admin';
import { formatNumber } from '@skills-architect/contracts/locale';
import { APPROVAL_FILTER_NAMES, ApprovalFilter, countPersonas } from '@skills-architect/contracts/personas';
import { useCall, useClient, useSession } from '@skills-architect/portal-kit';
import {
  Box,
  FilterBar,
  HStack,
  Menu,
  type MenuEntry,
  SearchBox,
  SelectField,
  Switch,
  Text,
} from '@skills-architect/ui-kit';
import { Chip, IdsPicker, Picker } from '@skills-architect/ui-kit/extra';
import { OverviewChips } from '../overview-filter/overview-chips';
import { OVERVIEW_FIELDS } from '../overview-filter/overview-filter';
import type { PersonaListState } from './use-persona-list';

const APPROVAL_OPTIONS = ApprovalFilter.options.map((value) => ({ value, label: APPROVAL_FILTER_NAMES[value] }));

/** With the filter by approval or a choice of clients, all filters fit one row of a window 1280 pixels wide. */
const NARROW = { base: 'field', md: '40' };

export interface PersonaToolbarProps {
  state: PersonaListState;
  /** Offers to filter by approval. */
  hasApproval: boolean;
  /** Whether all personas across pages can be selected. */
  acrossPages: boolean;
  onChooseAll: (across: boolean) => void;
  onClear: () => void;
  onDelete: () => void;
  onExport: () => void;
  /** Exports to the learning platform; undefined when the client has no instance of it. */
  onExportToPlatform: (() => void) | undefined;
}

/** Client, search, departments and bulk actions. */
export function PersonaToolbar({
  state,
  hasApproval,
  acrossPages,
  onChooseAll,
  onClear,
  onDelete,
  onExport,
  onExportToPlatform,
}: PersonaToolbarProps) {
  const { client, clients, choose } = useClient();
  const { user } = useSession();
  const { data } = useCall(countPersonas, {});
  const hasOverviewFilter = Object.keys(state.overview).length > 0;
  const isCrowded = hasApproval || clients.length > 1;
  const clientLabel = ({ clientId, clientName }: ClientName) => {
    const count = data?.counts.find((counted) => counted.clientId === clientId)?.personas ?? 0;
    return data ? `${clientName} (${formatNumber(count)})` : clientName;
  };
  const options = clients.map((option) => ({ value: String(option.clientId), label: clientLabel(option) }));
  const selectionEntries: MenuEntry[] = [
    { label: 'Select All within this page', onSelect: () => onChooseAll(false) },
    ...(acrossPages ? [{ label: 'Select All across all pages', onSelect: () => onChooseAll(true) }] : []),
    { label: 'Deselect All', onSelect: onClear },
  ];
  const actionEntries: MenuEntry[] = [
    { label: 'Delete Persona(s)', icon: 'trash', danger: true, onSelect: onDelete },
    ...(onExportToPlatform
      ? [{ label: 'Export to the learning platform', icon: 'upload' as const, onSelect: onExportToPlatform }]
      : []),
    ...(user?.userType === UserType.General
      ? []
      : [{ label: 'Export to Excel', icon: 'download' as const, onSelect: onExport }]),
  ];
  return (
    <FilterBar
      label="Personas"
      onClear={
        state.isFiltered
          ? () =>
              state.change({
                searchString: '',
                personaGroupId: [],
                unmatched: false,
                approval: '',
                importTokenId: '',
                ...OVERVIEW_FIELDS,
              })
          : undefined
      }
      end={
        <>
          <Menu label="Selection" text="Select" items={selectionEntries} />
          <Menu label="More actions" icon="more" items={actionEntries} />
        </>
      }
    >
      {client && clients.length === 1 && (
        <Text alignSelf="center" fontWeight="medium">
          {clientLabel(client)}
        </Text>
      )}
      {clients.length > 1 && (
        <Box flex="1 1 11rem" maxW="field">
          <Picker
            label="Client"
            hideLabel
            placeholder="Select Client"
            options={options}
            value={options.find(({ value }) => value === String(client?.clientId)) ?? null}
            onChange={(option) => option && choose(Number(option.value))}
            clearable={false}
          />
        </Box>
      )}
      <SearchBox
        label="Search personas"
        placeholder="Search personas"
        value={state.filter.searchString}
        onChange={(searchString) => state.change({ searchString })}
      />
      <Box w={isCrowded ? NARROW : 'field'} maxW="full">
        <IdsPicker
          label="Department"
          hideLabel
          placeholder="Department"
          options={state.groups.map(({ personaGroupId, personaGroupName, personas }) => ({
            value: personaGroupId,
            label: personaGroupName,
            hint: String(personas),
          }))}
          value={state.filter.personaGroupId}
          onChange={(personaGroupId) => state.change({ personaGroupId })}
        />
      </Box>
      <HStack minH="9">
        <Switch
          label="Without an industry role"
          checked={state.filter.unmatched === true}
          onChange={(event) => state.change({ unmatched: event.target.checked })}
        />
      </HStack>
      {hasApproval && (
        <Box w={NARROW} maxW="full">
          <SelectField
            label="Approval"
            hideLabel
            placeholder="Any approval"
            options={APPROVAL_OPTIONS}
            value={state.filter.approval ?? ''}
            onChange={(event) => state.change({ approval: event.target.value })}
          />
        </Box>
      )}
      {(state.filter.importTokenId || hasOverviewFilter) && (
        <HStack minH="9" wrap="wrap">
          {state.filter.importTokenId && (
            <Chip label="Created by one import" onRemove={() => state.change({ importTokenId: '' })} />
          )}
          {hasOverviewFilter && <OverviewChips filter={state.overview} onChange={state.change} />}
        </HStack>
      )}
    </FilterBar>
  );
}

import { listTokenCalls, type TokenCall } from '@skills-architect/contracts/portal';
import { typedText, useCall, useQueryState } from '@skills-architect/portal-kit';
import {
  Box,
  EmptyState,
  FilterBar,
  LoadError,
  NoResult,
  Page,
  SearchBox,
  SelectField,
  Stack,
  Text,
  TextLink,
} from '@skills-architect/ui-kit';
import { type Column, DataTable, matchesWords } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';
import { CallDialog } from './call-dialog';
import { SERVICES } from './services';

const COLUMNS: Column<TokenCall>[] = [
  { id: 'title', title: 'Call', width: '30%', cell: ({ title }) => <Text fontWeight="medium">{title}</Text> },
  {
    id: 'request',
    title: 'Request',
    narrow: 'labelled',
    cell: ({ method, path }) => <Text overflowWrap="anywhere">{`${method} ${path}`}</Text>,
  },
  { id: 'service', title: 'Part', narrow: 'value', width: '16%', cell: ({ service }) => SERVICES[service] ?? service },
  {
    id: 'reads',
    title: 'Effect',
    narrow: 'value',
    width: '14%',
    cell: ({ reads }) => (reads ? <Quiet>Reads</Quiet> : 'Changes data'),
  },
];

/** API: the calls that programs can make with access tokens. */
export default function ApiCalls() {
  const [{ text, part, call }, change] = useQueryState({ text: typedText, part: '', call: '' });
  const list = useCall(listTokenCalls, {});
  const isFiltered = text !== '' || part !== '';
  const clear = () => change({ text: '', part: '' });
  const ofAreas = list.data?.ofAreas ?? [];
  const parts = { ...SERVICES, ...Object.fromEntries(ofAreas.map(({ service }) => [service, service])) };
  const rows =
    list.data &&
    [...list.data.calls, ...ofAreas].filter(
      ({ title, name, path, service }) => matchesWords(`${title} ${name} ${path}`, text) && (!part || service === part),
    );
  return (
    <Page
      title="API"
      help="The calls that programs can make, with an access token for those they need, and the calls of other teams’ areas."
      filters={
        <FilterBar onClear={isFiltered ? clear : undefined}>
          <SearchBox label="Search calls" value={text} onChange={(typed) => change({ text: typed })} />
          <Box flex="1 1 12rem" maxW="field">
            <SelectField
              label="Part"
              hideLabel
              placeholder="All parts"
              options={Object.entries(parts).map(([value, label]) => ({ value, label }))}
              value={part}
              onChange={({ target }) => change({ part: target.value })}
            />
          </Box>
        </FilterBar>
      }
    >
      <Stack gap="4">
        <Text>
          <TextLink href="/skillsarchitect/openapi.json" target="_blank" rel="noreferrer">
            OpenAPI document of all of these calls
          </TextLink>
        </Text>
        <DataTable
          caption="Calls"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ name }) => name}
          rowLabel={({ title }) => title}
          error={list.error && <LoadError result={list} />}
          onRowClick={({ name }) => change({ call: name })}
          filtered={isFiltered}
          empty={<EmptyState icon="link">There are no calls.</EmptyState>}
          noResult={<NoResult what="call" onClear={clear} />}
        />
      </Stack>
      {call && <CallDialog key={call} name={call} onClose={() => change({ call: '' })} />}
    </Page>
  );
}

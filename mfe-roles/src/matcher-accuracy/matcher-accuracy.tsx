import { formatNumber } from '@skills-architect/contracts/locale';
import {
  AccuracyBy,
  DECISION_SOURCE_NAMES,
  DecisionSource,
  downloadGold,
  matcherAccuracy,
} from '@skills-architect/contracts/roles';
import { BackLink } from '@skills-architect/library-kit';
import { download, notify, useCall, useQueryState } from '@skills-architect/portal-kit';
import {
  Box,
  Button,
  EmptyState,
  FilterBar,
  LoadError,
  Page,
  Panel,
  SelectField,
  Stack,
  Text,
} from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { ACCURACY_COLUMNS, CORRECTION_COLUMNS, SPLITS } from './accuracy-columns';
import { LanguageModel } from './language-model';
import { Reliability } from './reliability';
import { withShare } from './shares';

const DEFAULT_STATE = { by: 'month', source: '' };
const SOURCES = DecisionSource.options.map((source) => ({ value: source, label: DECISION_SOURCE_NAMES[source] }));

/** Screen: how often suggested roles were accepted in imports, persona forms and annotations. */
export default function MatcherAccuracy() {
  const [state, setState] = useQueryState(DEFAULT_STATE);
  const by = AccuracyBy.catch('month').parse(state.by);
  const source = DecisionSource.optional().catch(undefined).parse(state.source);
  const read = useCall(matcherAccuracy, { query: { by, ...(source && { source }) } }, { keepPreviousData: true });
  const { data } = read;
  return (
    <Page
      title="Matcher Accuracy"
      help="How often suggested roles were accepted, changed or refused. For persona forms, choices are compared with what would have been suggested."
      action={
        <>
          <BackLink to="/role">Back to industry roles</BackLink>
          <Button
            icon="download"
            disabledReason={data?.all.chosen ? undefined : 'There are no chosen roles to export yet'}
            onClick={() => void download(downloadGold, {}).catch(notify)}
          >
            Export Gold File
          </Button>
        </>
      }
      filters={
        <FilterBar onClear={source ? () => setState({ source: '' }) : undefined}>
          <Box w={{ base: 'full', sm: '48' }}>
            <SelectField
              label="Split by"
              options={SPLITS}
              value={by}
              onChange={({ target }) => setState({ by: target.value })}
            />
          </Box>
          <Box w={{ base: 'full', sm: '48' }}>
            <SelectField
              label="Source"
              placeholder="All"
              options={SOURCES}
              value={source ?? ''}
              onChange={({ target }) => setState({ source: target.value })}
            />
          </Box>
        </FilterBar>
      }
    >
      <Stack gap="6">
        {data && data.all.decisions > 0 && (
          <Text>
            {formatNumber(data.all.decisions)} decisions. Of the {formatNumber(data.all.chosen)} with a role, the first
            suggestion was chosen in {withShare(data.all.first, data.all.chosen)}, one of the first three in{' '}
            {withShare(data.all.firstThree, data.all.chosen)}.
          </Text>
        )}
        <DataTable
          caption="Suggestions and choices"
          columns={ACCURACY_COLUMNS[by]}
          rows={data?.rows}
          rowKey={({ name }) => name}
          rowLabel={({ name }) => name}
          loading={read.isLoading}
          error={read.error && <LoadError result={read} />}
          empty={<EmptyState title="Nobody has decided on a suggested role yet." />}
          maxHeight="none"
        />
        {data && data.all.decisions > 0 && <Reliability confidence={data.confidence} />}
        <LanguageModel />
        {data && data.corrections.length > 0 && (
          <Panel title="Most Frequent Corrections">
            <DataTable
              caption="Most frequent corrections"
              columns={CORRECTION_COLUMNS}
              rows={data.corrections}
              rowKey={({ suggested, chosen }) => `${suggested.roleId} ${chosen?.roleId ?? 0}`}
              rowLabel={({ suggested }) => suggested.roleName}
              maxHeight="none"
            />
          </Panel>
        )}
      </Stack>
    </Page>
  );
}

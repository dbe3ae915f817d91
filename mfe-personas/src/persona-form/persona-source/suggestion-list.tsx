import { formatDateTime } from '@skills-architect/contracts/locale';
import type { Persona } from '@skills-architect/contracts/personas';
import {
  describeReplay,
  exportLoggedSuggestions,
  type LoggedSuggestion,
  listLoggedSuggestions,
} from '@skills-architect/contracts/roles';
import { download, notify, useCall } from '@skills-architect/portal-kit';
import { Box, Button, EmptyState, HStack, Loaded, ProgressBar, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { describeDecision, describeSuggested, madeBy } from './suggestion-words';
import { useReplay } from './use-replay';

/** What was suggested for a persona, what people decided, and whether it would be suggested again. */
export function SuggestionList({ persona: { personaId, clientId } }: { persona: Persona }) {
  const query = { clientId, subject: `persona ${personaId}` };
  const result = useCall(listLoggedSuggestions, { query });
  return (
    <Loaded result={result} waiting={<Skeleton lines={4} label="Loading the suggestions" />}>
      {({ suggestions }) =>
        suggestions.length ? (
          <Stack gap="4">
            <Box>
              <Button
                size="sm"
                icon="download"
                onClick={() => void download(exportLoggedSuggestions, { query }).catch(notify)}
              >
                Export Suggestions
              </Button>
            </Box>
            {suggestions.map((suggestion) => (
              <Suggested key={suggestion.id} suggestion={suggestion} clientId={clientId} />
            ))}
          </Stack>
        ) : (
          <EmptyState>No suggestion for this persona was decided yet.</EmptyState>
        )
      }
    </Loaded>
  );
}

function Suggested({ suggestion, clientId }: { suggestion: LoggedSuggestion; clientId: number }) {
  const { isRunning, job, run, result } = useReplay(suggestion, clientId);
  return (
    <Stack gap="1">
      <HStack justifyContent="space-between" alignItems="start">
        <Text fontWeight="medium">
          {suggestion.kind === 'role' ? 'Industry roles' : 'Skills'}, {formatDateTime(suggestion.at)}
        </Text>
        <Button size="sm" variant="quiet" loading={isRunning} onClick={() => void run()}>
          Suggest Again
        </Button>
      </HStack>
      <Text>{describeSuggested(suggestion)}</Text>
      {suggestion.decisions.map((decision) => (
        <Text key={`${decision.at} ${decision.by}`}>{describeDecision(suggestion, decision)}</Text>
      ))}
      <Text color="fg.muted">{madeBy(suggestion)}</Text>
      {job && <ProgressBar label="Suggesting again" value={job.itemsDone} max={job.itemsTotal || 1} />}
      {result && (
        <Text role="status">
          {describeReplay(result)}
          {result.at !== undefined && ` Made again ${formatDateTime(result.at)}.`}
        </Text>
      )}
    </Stack>
  );
}

import { formatWhen } from '@skills-architect/contracts/locale';
import { type ReviewEvent, reviewHistory } from '@skills-architect/contracts/personas';
import { useCallPages } from '@skills-architect/portal-kit';
import { Box, Button, LoadError, Panel, Stack, Text } from '@skills-architect/ui-kit';
import { ExpandableText } from '@skills-architect/ui-kit/extra';

const EVENT_WORDS: Record<ReviewEvent['event'], string> = {
  sent: 'sent it for review',
  withdrawn: 'withdrew it from review',
  approved: 'approved it',
  refused: 'refused it',
  undone: 'undid the last step',
  kept: 'kept it as approved after a change of the library',
  accepted: 'accepted a change of the library',
};
const PAGE_SIZE = 30;
const TEXT_LINES = 3;

/** History of a persona's reviews: who took which step, when and why. */
export function ReviewHistory({ personaId }: { personaId: number }) {
  const history = useCallPages(reviewHistory, {
    key: String(personaId),
    input: (offset) => ({ params: { personaId }, query: { offset, pagesize: PAGE_SIZE } }),
    rows: (answer) => answer.events,
    total: (answer) => answer.total,
  });
  return (
    <Panel title="History">
      {history.error && <LoadError result={history} />}
      <Stack as="ol" gap="3">
        {history.rows.map(({ at, by, event, text }, index) => (
          // Two events may have the same time and person.
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only added before the others
          <Box as="li" key={history.rows.length - index}>
            <Text>{`${by.userName} ${EVENT_WORDS[event]}`}</Text>
            <Text color="fg.muted" fontSize="sm">
              {formatWhen(at)}
            </Text>
            {text && (
              <ExpandableText lines={TEXT_LINES} name={`what ${by.userName} wrote`}>
                {text}
              </ExpandableText>
            )}
          </Box>
        ))}
      </Stack>
      {history.rows.length === 0 && !history.error && (
        <Text color="fg.muted">Nothing has been sent for review yet.</Text>
      )}
      {history.hasMore && (
        <Button size="sm" onClick={() => history.loadMore()} loading={history.isRefreshing}>
          Show More
        </Button>
      )}
    </Panel>
  );
}

import { useLocation } from '@skills-architect/portal-kit';
import { useFreshResults } from '@skills-architect/portal-kit/host';
import { Button, chakra, Dialog, IconButton, JobList, Stack } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { isUnderWay, useJobCards } from './jobs';

const TITLE = 'Finished work';
/** Higher numbers do not fit the badge. */
const MAX_SHOWN = 9;

/** Bell with the number of finished jobs; opens the list of their results. */
export function JobBell() {
  const { cards, onDismiss } = useJobCards();
  const fresh = useFreshResults((results) => results.tokens);
  const { pathname, search } = useLocation();
  /** URL on which the list was opened: navigating to a result closes the list. */
  const [openAt, setOpenAt] = useState<string>();
  const here = pathname + search;
  const ended = cards.filter((job) => !isUnderWay(job));
  const folded = ended.filter(({ id }) => !fresh.has(id));
  const hasFailed = folded.some(({ state }) => state === 'failed');
  const isShown = openAt === here && ended.length > 0;
  const dismissAll = () => {
    for (const { id } of ended) onDismiss(id);
  };
  if (!folded.length && !isShown) return null;
  return (
    <chakra.span position="relative" lineHeight="0">
      <IconButton icon="bell" label={`${TITLE} (${folded.length.toLocaleString()})`} onClick={() => setOpenAt(here)} />
      <chakra.span
        aria-hidden
        position="absolute"
        top="0"
        right="0"
        display="flex"
        alignItems="center"
        justifyContent="center"
        minW="4"
        h="4"
        px="1"
        rounded="full"
        fontSize="0.625rem"
        lineHeight="1"
        pointerEvents="none"
        bg={hasFailed ? 'danger.solid' : 'accent.solid'}
        color={hasFailed ? 'danger.contrast' : 'accent.contrast'}
      >
        {folded.length > MAX_SHOWN ? `${MAX_SHOWN}+` : folded.length}
      </chakra.span>
      <Dialog
        open={isShown}
        title={TITLE}
        onClose={() => setOpenAt(undefined)}
        footer={<Button onClick={dismissAll}>Dismiss all</Button>}
      >
        <Stack gap="2" lineHeight="normal">
          <JobList jobs={ended} onDismiss={onDismiss} />
        </Stack>
      </Dialog>
    </chakra.span>
  );
}

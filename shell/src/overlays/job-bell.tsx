import { formatNumber } from '@skills-architect/contracts/locale';
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
  const freshTokens = useFreshResults((results) => results.tokens);
  const { pathname, search } = useLocation();
  /** URL on which the list was opened: navigating to a result closes the list. */
  const [openAt, setOpenAt] = useState<string>();
  const currentUrl = pathname + search;
  const endedJobs = cards.filter((job) => !isUnderWay(job));
  const jobsUnderBell = endedJobs.filter(({ id }) => !freshTokens.has(id));
  const hasFailed = jobsUnderBell.some(({ state }) => state === 'failed');
  const isShown = openAt === currentUrl && endedJobs.length > 0;
  const dismissAll = () => {
    for (const { id } of endedJobs) onDismiss(id);
  };
  if (!jobsUnderBell.length && !isShown) return null;
  return (
    <chakra.span position="relative" lineHeight="0">
      <IconButton
        icon="bell"
        label={`${TITLE} (${formatNumber(jobsUnderBell.length)})`}
        onClick={() => setOpenAt(currentUrl)}
      />
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
        forcedColorAdjust="none"
      >
        {jobsUnderBell.length > MAX_SHOWN ? `${MAX_SHOWN}+` : jobsUnderBell.length}
      </chakra.span>
      <Dialog
        open={isShown}
        title={TITLE}
        onClose={() => setOpenAt(undefined)}
        footer={<Button onClick={dismissAll}>Dismiss all</Button>}
      >
        <Stack gap="2" lineHeight="normal">
          <JobList jobs={endedJobs} onDismiss={onDismiss} />
        </Stack>
      </Dialog>
    </chakra.span>
  );
}

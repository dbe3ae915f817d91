import { formatNumber } from '@skills-architect/contracts/locale';
import { seeNotices } from '@skills-architect/contracts/portal';
import { notify, useChange, useJobs, useLocation } from '@skills-architect/portal-kit';
import { useFreshResults } from '@skills-architect/portal-kit/host';
import { chakra, IconButton, lazyPart } from '@skills-architect/ui-kit';
import { useEffect, useState } from 'react';
import { mergeEntries, newEntries } from './bell-entries';
import { useNotices } from './use-notices';

const BellList = lazyPart(() => import('./bell-list'));

/** Higher numbers do not fit the badge. */
const MAX_SHOWN = 9;

/** Bell with the number of notices and finished jobs since its list was last opened, on any page or device. */
export function Bell() {
  const list = useNotices();
  const { jobs } = useJobs();
  const freshTokens = useFreshResults((results) => results.tokens);
  const { pathname, search } = useLocation();
  const { run: noteSeen } = useChange(seeNotices);
  /** URL on which the list was opened: navigating to a result closes the list. */
  const [openAt, setOpenAt] = useState<string>();
  const currentUrl = pathname + search;
  const isShown = openAt === currentUrl;
  const entries = mergeEntries(jobs, list.notices);
  const latest = newEntries(entries, list.seenUntil)[0]?.at;
  // Until the list of notices is read, it is unknown what is new; a result in the tray is in sight.
  const fresh = list.isKnown
    ? newEntries(entries, list.seenUntil).filter((entry) => !('job' in entry && freshTokens.has(entry.job.token)))
    : [];
  const hasFailed = fresh.some((entry) => 'job' in entry && entry.job.status === 'failed');
  useEffect(() => {
    if (isShown && latest) noteSeen({ body: { until: latest } }).catch(notify);
  }, [isShown, latest, noteSeen]);
  return (
    <chakra.span position="relative" lineHeight="0">
      <IconButton
        icon="bell"
        label={fresh.length ? `Notices (${formatNumber(fresh.length)} new)` : 'Notices'}
        onClick={() => setOpenAt(currentUrl)}
      />
      {fresh.length > 0 && (
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
          {fresh.length > MAX_SHOWN ? `${MAX_SHOWN}+` : fresh.length}
        </chakra.span>
      )}
      {isShown && <BellList entries={entries} list={list} onClose={() => setOpenAt(undefined)} />}
    </chakra.span>
  );
}

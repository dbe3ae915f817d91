import { listRecentPlaces } from '@skills-architect/contracts/portal';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { useAreaStore, useHome } from '@skills-architect/portal-kit/host';
import { EmptyState, SimpleGrid, Stack, Text } from '@skills-architect/ui-kit';
import { useTiles } from '../entries/entries';
import { ClientSteps, FirstSteps } from '../first-steps/first-steps';
import { useHost } from '../host/start-host';
import { UnfinishedWork } from '../unfinished-work/unfinished-work';
import { RecentWork } from './recent-work';
import { Section } from './section';
import { TileCard } from './tile-card';
import { UnansweredParts } from './unanswered-parts';
import { useReservedHeight } from './use-reserved-height';
import { WaitingRecords } from './waiting-records';

const SWITCHED_OFF = 'Areas of this portal are switched off at the moment. Reload the page later.';
const DISABLED = 'The address of this page contains disable-areas. Open the portal without it to load all areas.';
const NO_USER_TYPE = 'An administrator can give your account a user type that works here.';

/** The landing page: tiles grouped by audience. */
export function Landing() {
  const { user } = useSession();
  const groups = useTiles();
  const { counts, unfinished, waiting, portalSteps, clientSteps, isSettled, ...home } = useHome();
  const recent = useCall(listRecentPlaces, {});
  const isLoading = !isSettled || recent.isLoading;
  // Retry may still load what failed, so its height stays reserved.
  const reserved = useReservedHeight(!isLoading && !home.failure && !recent.error);
  const { disabledAreas } = useHost();
  const unanswered = (
    <UnansweredParts isLoading={isLoading} home={home} recent={recent} isInPlace={reserved.minHeight > 0} />
  );
  const isAnyOff = useAreaStore(({ entries }) => Object.values(entries).some((entry) => entry?.state.is === 'off'));
  const textWithoutDisabled = isAnyOff ? SWITCHED_OFF : NO_USER_TYPE;
  return (
    <Stack gap="8" maxW="wide" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <Text as="h1" fontSize="xl" fontWeight="semibold">
        What would you like to do?
      </Text>
      <Stack
        ref={reserved.ref}
        gap="8"
        style={{ minHeight: reserved.minHeight }}
        {...(!reserved.minHeight && { _empty: { display: 'none' } })}
      >
        <UnfinishedWork works={unfinished} />
        <FirstSteps steps={portalSteps} />
        <ClientSteps steps={clientSteps} />
        <WaitingRecords waiting={waiting} />
        <RecentWork />
        {reserved.minHeight > 0 && unanswered}
      </Stack>
      {groups.length === 0 && (
        <EmptyState title={`Nothing is set up for you yet, ${user.name}`} icon="grid">
          {disabledAreas.size > 0 ? DISABLED : textWithoutDisabled}
        </EmptyState>
      )}
      {groups.map(({ audience, title, entries }) => (
        <Section key={audience} id={`tiles-${audience}`} title={title}>
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
            {entries.map((tile) => (
              <TileCard key={tile.to} tile={tile} counts={counts} />
            ))}
          </SimpleGrid>
        </Section>
      ))}
      {!reserved.minHeight && unanswered}
    </Stack>
  );
}

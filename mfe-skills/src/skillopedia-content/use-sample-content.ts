import { getSampleContent, SAMPLE_POLL } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The sample content of an entry. Polls while the search runs, in case its event is missed, and gives up after the last
 * try.
 */
export function useSampleContent(skillopediaId: number) {
  const read = useCall(getSampleContent, { query: { skillopediaId } });
  const [hasGivenUp, setGivenUp] = useState(false);
  const isWorking = Boolean(read.data?.isSampling || read.data?.toBeClassified);
  const readAgain = useEffectEvent(() => read.retry());
  useEffect(() => {
    if (!isWorking) return undefined;
    setGivenUp(false);
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      readAgain();
      if (tries < SAMPLE_POLL.times) return;
      clearInterval(timer);
      setGivenUp(true);
    }, SAMPLE_POLL.everyMs);
    return () => clearInterval(timer);
  }, [isWorking]);
  return { read, isWorking: isWorking && !hasGivenUp, hasGivenUp: isWorking && hasGivenUp };
}

import type { ServiceKit } from '@skills-architect/service-kit';

/** Resolves when as much was reported as expected; looks again at every event, as jobs report. */
export const untilReported = (kit: Pick<ServiceKit, 'events'>, isReported: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isReported()) return;
      unlisten();
      resolve();
    };
    const unlisten = kit.events.listen(look);
    look();
  });

import type { ServiceKit } from '@skills-architect/service-kit';

/** Resolves when `isReported`; checked at each event, because jobs report. */
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

import type { ServiceKit } from '../platform';

const INTERVAL_MS = 6 * 3600_000;
const DAY_MS = 24 * 3600_000;

/**
 * Deletes the files of old exports, now and every few hours. Their jobs have expired, so users cannot download them any
 * more.
 */
export const exportCleanup = ({ files, now, log, retention }: ServiceKit) => {
  let timer: NodeJS.Timeout | undefined;
  const removeOld = () =>
    files
      .removeUnder('export/', { before: new Date(now().getTime() - retention.exportDays * DAY_MS) })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'old exports could not be removed');
      });
  return {
    async start() {
      if (!retention.exportDays) return;
      timer = setInterval(() => void removeOld(), INTERVAL_MS);
      timer.unref();
      await removeOld();
    },
    stop: () => clearInterval(timer),
  };
};

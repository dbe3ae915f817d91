import { UNREADABLE } from '../job-descriptions/job-description-reader';
import type { ReadResult } from '../job-descriptions/read-result';

/** Attempts at one file of an import; stored in the import, so that all processes share the count. */
export interface ReadAttempts {
  /** Attempts without a known end: running now, or the whole service died. */
  begun: number;
  /** Attempts that crashed the reader process. */
  crashed: number;
}

const MOST_CRASHES = 2;
/** Higher than the limit for crashes: several restarts of the service must not reject healthy files. */
const MOST_BEGUN = 4;

/** Whether to give up on a file, by its previous attempts. */
export const isUnreadable = ({ begun, crashed }: ReadAttempts) => crashed >= MOST_CRASHES || begun >= MOST_BEGUN;

/**
 * Reads one file of an import and retries after a crash; gives up after two crashes, in any process. `count` adds to
 * its attempts.
 */
export const readCarefully = async (
  count: (change: Partial<ReadAttempts>) => Promise<ReadAttempts>,
  read: () => Promise<ReadResult>,
): Promise<ReadResult> => {
  for (;;) {
    const { begun, crashed } = await count({ begun: 1 });
    if (isUnreadable({ begun: begun - 1, crashed })) return { outcome: 'damaged', reason: UNREADABLE };
    let result: ReadResult;
    try {
      result = await read();
    } catch (error) {
      await count({ begun: -1 });
      throw error;
    }
    const isCrash = result.outcome !== 'read' && result.crashed === true;
    await count({ begun: -1, crashed: isCrash ? 1 : 0 });
    if (!isCrash) return result;
  }
};

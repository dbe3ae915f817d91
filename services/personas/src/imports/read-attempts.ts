import { UNREADABLE } from '../job-descriptions/job-description-reader';
import type { ReadResult } from '../job-descriptions/read-result';

/** Attempts at one file of an import; stored in the import, so that all processes share the count. */
export interface ReadAttempts {
  /** Attempts that have not ended: running now, or lost when the whole service crashed. */
  begun: number;
  /** Attempts that crashed the reader process. */
  crashed: number;
}

const MAX_CRASHES = 2;
/** Higher than the limit of crashes, because several restarts of the service must not reject valid files. */
const MAX_BEGUN = 4;

/** Whether to give up on a file after these attempts. */
export const isUnreadable = ({ begun, crashed }: ReadAttempts) => crashed >= MAX_CRASHES || begun >= MAX_BEGUN;

/**
 * Reads one file of an import and retries after a crash; gives up after two crashes, in whichever process. `count`
 * stores an attempt.
 */
export const readWithRetries = async (
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

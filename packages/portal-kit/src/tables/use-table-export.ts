import { useState } from 'react';
import { useQueryState } from '../history/query-state';
import { useJobs } from '../jobs/jobs';
import { notify } from '../notifications/notify';

/** Starts exports of tables; the card of the job offers the file. `start` makes the call. */
export function useTableExport<Asked>(start: (asked: Asked) => Promise<{ token: string }>) {
  const { follow } = useJobs();
  const [{ export: isOpen }, change] = useQueryState({ export: false });
  const close = () => change({ export: false });
  const [isRunning, setIsRunning] = useState(false);
  const run = async (asked: Asked) => {
    setIsRunning(true);
    try {
      const { token } = await start(asked);
      close();
      follow(token).catch(notify);
    } catch (failure) {
      notify(failure);
    } finally {
      setIsRunning(false);
    }
  };
  return { isOpen, open: () => change({ export: true }), close, isRunning, run };
}

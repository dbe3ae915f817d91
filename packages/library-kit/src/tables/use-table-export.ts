import { notify, useJobs, useQueryState } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** Starts exports of tables; the card of the job offers the file. `start` makes the call. */
export function useTableExport<Choice>(start: (choice: Choice) => Promise<{ token: string }>) {
  const { follow } = useJobs();
  const [{ export: isOpen }, change] = useQueryState({ export: false });
  const close = () => change({ export: false });
  const [isRunning, setIsRunning] = useState(false);
  const run = async (choice: Choice) => {
    setIsRunning(true);
    const { pathname } = window.location;
    try {
      const { token } = await start(choice);
      // If the user has left the screen, closing would change the address of another one.
      if (window.location.pathname === pathname) close();
      follow(token).catch(notify);
    } catch (failure) {
      notify(failure);
    } finally {
      setIsRunning(false);
    }
  };
  return { isOpen, open: () => change({ export: true }), close, isRunning, run };
}

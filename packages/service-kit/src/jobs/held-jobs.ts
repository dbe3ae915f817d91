/** Maximum number of running jobs of one process, and of one kind. */
export const MAX_RUNNING = 4;
export const MAX_RUNNING_PER_KIND = 2;

/**
 * The jobs that this process has locked, running or about to run. A job is locked only when there is room to run it: what
 * waits stays free for other processes, and no lock expires in a local queue.
 */
export const heldJobs = (onRoom: (kind: string) => void) => {
  const kindsById = new Map<string, string>();
  /** Kinds of locks being taken: they use room before their job is known. */
  const reserved: string[] = [];
  /** Kinds that found no room, longest wait first. */
  const refused = new Set<string>();
  const idleListeners = new Set<() => void>();

  const announceRoom = () => {
    const kinds = [...refused];
    refused.clear();
    // Agenda lowers its own count of running jobs after the end of a job is stored.
    setImmediate(() => kinds.forEach(onRoom));
  };

  return {
    has: (id: string) => kindsById.has(id),
    ids: () => [...kindsById.keys()],
    /** Reserves room for a job of this kind; false when there is none. */
    reserve(kind: string): boolean {
      const kinds = [...kindsById.values(), ...reserved];
      const isFull = kinds.length >= MAX_RUNNING || kinds.filter((one) => one === kind).length >= MAX_RUNNING_PER_KIND;
      if (isFull) refused.add(kind);
      else reserved.push(kind);
      return !isFull;
    },
    /** Uses the reserved room for this job, or frees it. */
    settle(kind: string, id: string | undefined) {
      reserved.splice(reserved.indexOf(kind), 1);
      if (id === undefined) announceRoom();
      else kindsById.set(id, kind);
    },
    drop(id: string) {
      kindsById.delete(id);
      announceRoom();
      if (!kindsById.size) for (const listener of idleListeners) listener();
    },
    /** Resolves when no job is held. */
    idle: () =>
      new Promise<void>((resolve) => {
        if (!kindsById.size) return resolve();
        idleListeners.add(resolve);
      }),
  };
};
export type HeldJobs = ReturnType<typeof heldJobs>;

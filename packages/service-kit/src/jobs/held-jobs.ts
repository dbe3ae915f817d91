/** Maximum number of running jobs of one process, and of one kind. */
export const MAX_RUNNING = 4;
export const MAX_RUNNING_PER_KIND = 2;

/** The job of a queue entry; without a user it is the portal's own. */
export interface HeldJob {
  id: string;
  kind: string;
  userId?: number | undefined;
}

/**
 * The jobs that this process has locked, running or about to run. A job is locked only when there is room to run it: what
 * waits stays free for other processes, and no lock expires in a local queue. One user's jobs never take all the room,
 * so that files that take for ever do not stop those of others.
 */
export const heldJobs = (onRoom: (kind: string) => void) => {
  const jobsById = new Map<string, HeldJob>();
  /** Kinds that found no room, longest wait first. */
  const refused = new Set<string>();
  const idleListeners = new Set<() => void>();
  const all = () => [...jobsById.values()];

  const announceRoom = () => {
    const kinds = [...refused];
    refused.clear();
    // Agenda lowers its own count of running jobs after the end of a job is stored.
    setImmediate(() => kinds.forEach(onRoom));
  };

  return {
    has: (id: string) => jobsById.has(id),
    ids: () => [...jobsById.keys()],
    hasRoom: (kind: string) =>
      all().length < MAX_RUNNING && all().filter((job) => job.kind === kind).length < MAX_RUNNING_PER_KIND,
    /** The users whose jobs of this kind wait until another one of theirs has ended. */
    usersWithoutRoom(kind: string): number[] {
      const users = all().flatMap(({ userId }) => (userId === undefined ? [] : [userId]));
      const countOf = (userId: number, jobs: readonly HeldJob[]) => jobs.filter((job) => job.userId === userId).length;
      const ofKind = all().filter((job) => job.kind === kind);
      return [...new Set(users)].filter(
        (userId) => countOf(userId, ofKind) >= MAX_RUNNING_PER_KIND - 1 || countOf(userId, all()) >= MAX_RUNNING - 1,
      );
    },
    hold: (job: HeldJob) => void jobsById.set(job.id, job),
    /** Looks for jobs of this kind again when a job has ended. */
    refuse: (kind: string) => void refused.add(kind),
    drop(id: string) {
      jobsById.delete(id);
      announceRoom();
      if (!jobsById.size) for (const listener of idleListeners) listener();
    },
    /** Resolves when no job is held. */
    idle: () =>
      new Promise<void>((resolve) => {
        if (!jobsById.size) return resolve();
        idleListeners.add(resolve);
      }),
  };
};
export type HeldJobs = ReturnType<typeof heldJobs>;

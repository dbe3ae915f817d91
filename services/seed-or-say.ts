import type { Logger } from 'pino';

interface SeedDependencies {
  /** The service whose data is seeded. */
  name: string;
  log: Logger;
  say: (sentence: string) => void;
}

/** Seeds a service; a seed that fails is reported and does not end the start. Resolves to whether it succeeded. */
export const seedOrSay = async ({ name, log, say }: SeedDependencies, seed: () => Promise<void>): Promise<boolean> => {
  try {
    await seed();
    return true;
  } catch (error) {
    log.error({ err: error, service: name }, 'the first data could not be added');
    const reason = error instanceof Error ? error.message : String(error);
    say(`The first data of ${name} could not be added, and the portal starts without it: ${reason}`);
    return false;
  }
};

import { findEscoZips, importFiles, waitUntilIdle } from '../portal/fill';
import { type Memory, watchMemory } from '../portal/memory';
import { startPortal } from '../portal/start-portal';
import { measureSeconds } from '../timings';
import { writeScaledZips } from './scaled-zips';

/** Result of importing a library of one size; `refused` is the error message if it failed. */
export interface ImportSize {
  factor: number;
  documents: number;
  seconds: number;
  /** Matcher training and tree building after the import. */
  learningSeconds: number;
  /** Peak memory in megabytes; `together` is the peak of the sum of both processes. */
  memory: Memory & { together: number };
  refused?: string;
}

/** Imports a library, scaled by a factor in skills and occupations, into its own portal. */
export const measureImport = async (factor: number, library: string): Promise<ImportSize> => {
  const scaled = await writeScaledZips(library, factor);
  const portal = await startPortal();
  const stopWatching = watchMemory(portal);
  const count = async () => {
    const [skills, roles] = (
      [
        ['skills', 'skill'],
        ['roles', 'role'],
      ] as const
    ).map(([database, name]) => portal.bare.db(`skills_architect_${database}`).collection(name).countDocuments());
    return ((await skills) ?? 0) + ((await roles) ?? 0);
  };
  try {
    const admin = await portal.signIn('super');
    const before = await count();
    const zips = await findEscoZips(scaled.folder);
    const seconds = await measureSeconds(() => importFiles(admin, zips));
    const learningSeconds = await measureSeconds(() => waitUntilIdle(portal));
    return { factor, documents: (await count()) - before, seconds, learningSeconds, memory: stopWatching() };
  } catch (error) {
    const refused = error instanceof Error ? error.message : String(error);
    return { factor, documents: 0, seconds: 0, learningSeconds: 0, memory: stopWatching(), refused };
  } finally {
    stopWatching();
    await portal.stop();
    await scaled.remove();
  }
};

import type { AreaManifest, AreaOff } from '@skills-architect/contracts';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { FoundArea } from './found-builds';

type Stored = Pick<AreaOff, 'title' | 'routes'> & { _id: string };

/**
 * Last known data of each area, stored in the database, so that a gateway that starts while a build is damaged or
 * missing knows the area's name and paths.
 */
export const knownAreas = async (kit: ServiceKit) => {
  const stored = kit.db.collection<Stored>('knownAreas');
  const known = new Map<string, AreaOff>();
  for (const { _id: id, title, routes } of await stored.find().toArray()) known.set(id, { id, title, routes });
  const storedManifests = new Map<string, AreaManifest>();
  return {
    of: (id: string): AreaOff | undefined => known.get(id),

    /** Stores the areas that have a build; skips unchanged ones. */
    async note(areas: readonly FoundArea[]): Promise<void> {
      for (const { id, builds } of areas) {
        const manifest = builds[0]?.build.manifest;
        if (!manifest || storedManifests.get(id) === manifest) continue;
        const { title, routes } = manifest;
        await stored.updateOne({ _id: id }, { $set: { title, routes } }, { upsert: true });
        known.set(id, { id, title, routes });
        storedManifests.set(id, manifest);
      }
    },
  };
};

import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PublishTarget } from './target';

/** The data folder of a portal, which detects new builds; a build becomes visible once it is completely copied. */
export const folderTarget = (dataDir: string, id: string): PublishTarget => {
  const areaFolder = path.join(dataDir, 'areas', id);
  return {
    isRemote: false,
    versions: async () => (await readdir(areaFolder).catch(() => [])).filter((name) => !name.startsWith('.')),
    async publish(built, version) {
      await mkdir(areaFolder, { recursive: true });
      const incoming = path.join(areaFolder, `.incoming-${randomUUID()}`);
      try {
        await cp(built, incoming, { recursive: true });
        await rename(incoming, path.join(areaFolder, version));
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
      return `is in ${dataDir}`;
    },
  };
};

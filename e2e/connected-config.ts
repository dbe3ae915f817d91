import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SANDBOX } from './addresses';

const ROOT = path.resolve(import.meta.dirname, '..');
const AREAS = ['personas', 'skills', 'roles', 'admin', 'explorer'];

/**
 * Writes a deployment file in this folder whose portal is connected to the sandbox; a message becomes a dead letter
 * after two failed tries.
 */
export const connectedConfig = (folder: string): string => {
  const file = path.join(folder, 'portal.config.json');
  const connector = { secret: { env: 'SANDBOX_SECRET' }, timeoutMs: 2000, tries: 2 };
  // Playwright's workers call this too, while the portal may be reading the file, so it is written once.
  if (!existsSync(file))
    writeFileSync(
      file,
      JSON.stringify({
        areas: AREAS.map((id) => ({ id, builds: path.join(ROOT, `mfe-${id}/dist`) })),
        connectors: (['learning-platform', 'adaptive-engine', 'content-provider'] as const).map((kind) => ({
          name: kind,
          kind,
          url: `${SANDBOX.url}/${kind}`,
          ...connector,
        })),
      }),
    );
  return file;
};

import path from 'node:path';
import type { AdminSeed } from '@skills-architect/admin-service';
import * as z from 'zod';
import {
  areaFiles,
  databases,
  folderOf,
  listening,
  logging,
  type Mistakes,
  mongoUri,
  people,
  peopleOf,
  proxies,
  readEnvironment,
  seeding,
} from './setting-parts';

const Environment = z.object({
  ...listening(4300),
  ...logging,
  ...databases,
  ...areaFiles,
  ...proxies,
  ...seeding('demo'),
  ...people,
  MONGODB_URI: mongoUri.optional(),
});

export interface PortalSettings {
  port: number;
  host: string;
  dataDir: string;
  mongoUri: string | undefined;
  databasePrefix: string;
  logLevel: string;
  configFile: string;
  trustedProxies: string[];
  seed: AdminSeed;
}

/** Reads the settings of a start; answers them, or a sentence for each mistake. */
export const readSettings = (environment: NodeJS.ProcessEnv): { settings: PortalSettings } | Mistakes => {
  const read = readEnvironment(Environment, environment);
  if ('mistakes' in read) return read;
  const { data } = read;
  const { seed, mistakes } = peopleOf(data);
  if (mistakes.length) return { mistakes };
  return {
    settings: {
      port: data.PORT,
      host: data.HOST,
      dataDir: folderOf(data.DATA_DIR),
      mongoUri: data.MONGODB_URI,
      databasePrefix: data.DATABASE_PREFIX,
      logLevel: data.LOG_LEVEL,
      configFile: path.resolve(data.PORTAL_CONFIG),
      trustedProxies: data.TRUSTED_PROXIES,
      seed,
    },
  };
};

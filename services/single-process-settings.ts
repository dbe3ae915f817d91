import path from 'node:path';
import type { AdminSeed } from '@skills-architect/admin-service';
import type { GoogleSettings } from '@skills-architect/gateway-service';
import type { ObserveSettings, Retention } from '@skills-architect/service-kit';
import type { Connector } from '@skills-architect/service-kit/connectors';
import * as z from 'zod';
import { readConnectors } from './connector-settings';
import { embedding, readEmbedding } from './embedding-settings';
import { googleEnvironment, readGoogleSettings } from './google-settings';
import type { Switches } from './services';
import {
  areaFiles,
  databases,
  keeping,
  listening,
  type Mistakes,
  mongoUri,
  observing,
  people,
  proxies,
  readEnvironment,
  readPeople,
  readRetention,
  recognising,
  resolveFolder,
  seeding,
  sharing,
} from './setting-parts';
import { readSuggesting, suggesting, withWriter } from './suggestion-settings';

const Environment = z.object({
  ...listening(4300),
  ...observing,
  ...databases,
  ...keeping,
  ...areaFiles,
  ...proxies,
  ...seeding('demo'),
  ...people,
  ...recognising,
  ...sharing,
  MONGODB_URI: mongoUri.optional(),
  ...googleEnvironment,
  ...embedding,
  ...suggesting,
});

export interface SingleProcessSettings {
  port: number;
  host: string;
  dataDir: string;
  mongoUri: string | undefined;
  databasePrefix: string;
  retention: Retention;
  observe: ObserveSettings;
  /** Google sign-in, if enabled. */
  google: GoogleSettings | undefined;
  configFile: string;
  /** Outside systems of the deployment file. */
  connectors: Connector[];
  trustedProxies: string[];
  seed: AdminSeed;
  switches: Switches;
}

/** Reads the settings of a start; returns them, or a message for each mistake. */
export const readSettings = (environment: NodeJS.ProcessEnv): { settings: SingleProcessSettings } | Mistakes => {
  const read = readEnvironment(Environment, environment);
  if ('mistakes' in read) return read;
  const { data } = read;
  const { seed, mistakes } = readPeople(data);
  const { google, mistake } = readGoogleSettings(data);
  const configFile = path.resolve(data.PORTAL_CONFIG);
  const outside = readConnectors(configFile, environment);
  const suggestions = readSuggesting(data, outside.connectors);
  const all = [...mistakes, ...(mistake ? [mistake] : []), ...outside.mistakes];
  if (all.length) return { mistakes: all };
  return {
    settings: {
      port: data.PORT,
      host: data.HOST,
      dataDir: resolveFolder(data.DATA_DIR),
      mongoUri: data.MONGODB_URI,
      databasePrefix: data.DATABASE_PREFIX,
      retention: readRetention(data),
      observe: data,
      google,
      configFile,
      connectors: withWriter(outside.connectors, suggestions),
      trustedProxies: data.TRUSTED_PROXIES,
      seed,
      switches: {
        ocr: data.OCR === 'on',
        embedding: readEmbedding(data),
        suggestions,
        shareDecisions: data.SHARE_DECISIONS === 'on',
      },
    },
  };
};

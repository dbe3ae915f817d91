import path from 'node:path';
import type { ObserveSettings, Retention } from '@skills-architect/service-kit';
import type { Connector } from '@skills-architect/service-kit/connectors';
import * as z from 'zod';
import { embedding, readEmbedding } from './embedding-settings';
import { googleEnvironment } from './google-settings';
import type { Switches } from './services';
import {
  areaFiles,
  databases,
  keeping,
  listening,
  mongoUri,
  observing,
  people,
  proxies,
  readRetention,
  recognising,
  resolveFolder,
  seeding,
  sharing,
} from './setting-parts';
import { readSuggesting, suggesting, withWriter } from './suggestion-settings';

/** Environment variables of every process; only their defaults differ. */
export const processEnvironment = (defaults: { port: number; seed: 'demo' | 'none' }) => ({
  ...listening(defaults.port),
  ...observing,
  ...googleEnvironment,
  ...databases,
  ...keeping,
  ...areaFiles,
  ...proxies,
  ...seeding(defaults.seed),
  ...people,
  ...recognising,
  ...sharing,
  ...embedding,
  ...suggesting,
  MONGODB_URI: mongoUri.optional(),
});
const Environment = z.object(processEnvironment({ port: 0, seed: 'none' }));

/** Settings of every process. */
export interface ProcessSettings {
  port: number;
  host: string;
  observe: ObserveSettings;
  databasePrefix: string;
  retention: Retention;
  configFile: string;
  trustedProxies: string[];
  dataDir: string;
  switches: Switches;
  /** External systems from the deployment file. */
  connectors: Connector[];
}

/** Builds the settings from the parsed environment and the connectors. */
export const readProcessSettings = (data: z.output<typeof Environment>, connectors: Connector[]): ProcessSettings => {
  const suggestions = readSuggesting(data, connectors);
  return {
    port: data.PORT,
    host: data.HOST,
    observe: data,
    databasePrefix: data.DATABASE_PREFIX,
    retention: readRetention(data),
    configFile: path.resolve(data.PORTAL_CONFIG),
    trustedProxies: data.TRUSTED_PROXIES,
    dataDir: resolveFolder(data.DATA_DIR),
    switches: {
      ocr: data.OCR === 'on',
      embedding: readEmbedding(data),
      suggestions,
      shareDecisions: data.SHARE_DECISIONS === 'on',
    },
    connectors: withWriter(connectors, suggestions),
  };
};

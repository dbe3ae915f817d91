import path from 'node:path';
import type { ObserveSettings, Retention } from '@skills-architect/service-kit';
import type { Connector } from '@skills-architect/service-kit/connectors';
import * as z from 'zod';
import { embeddingVariables, readEmbeddingSettings } from './embedding-settings';
import { googleVariables } from './google-settings';
import type { Switches } from './services';
import {
  areaFileVariables,
  databaseVariables,
  firstUserVariables,
  listenVariables,
  mongoUri,
  observeVariables,
  ocrVariables,
  proxyVariables,
  readRetention,
  resolveFolder,
  retentionVariables,
  seedVariables,
  sharingVariables,
} from './setting-parts';
import { readSuggestionSettings, suggestionVariables, withSuggestionConnector } from './suggestion-settings';

/** Environment variables of every process; only their defaults differ. */
export const processEnvironment = (defaults: { port: number; seed: 'demo' | 'none' }) => ({
  ...listenVariables(defaults.port),
  ...observeVariables,
  ...googleVariables,
  ...databaseVariables,
  ...retentionVariables,
  ...areaFileVariables,
  ...proxyVariables,
  ...seedVariables(defaults.seed),
  ...firstUserVariables,
  ...ocrVariables,
  ...sharingVariables,
  ...embeddingVariables,
  ...suggestionVariables,
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
  const suggestions = readSuggestionSettings(data, connectors);
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
      embedding: readEmbeddingSettings(data),
      suggestions,
      shareDecisions: data.SHARE_DECISIONS === 'on',
    },
    connectors: withSuggestionConnector(connectors, suggestions),
  };
};

import os from 'node:os';
import path from 'node:path';
import type { ForwardSettings } from '@skills-architect/gateway-service';
import type { ObserveSettings, Retention } from '@skills-architect/service-kit';
import type { Connector } from '@skills-architect/service-kit/connectors';
import * as z from 'zod';
import type { Switches } from '../services';
import { processEnvironment } from './environment';
import { readMailSettings } from './mail';
import { readEmbeddingSettings, readSuggestionSettings, withSuggestionConnector } from './models';

const Environment = z.object(processEnvironment({ port: 0, seed: 'none' }));

/** Settings of every process. */
export interface ProcessSettings {
  port: number;
  host: string;
  observe: ObserveSettings;
  databasePrefix: string;
  retention: Retention;
  configFile: string;
  /** Whether published builds of areas without publishers need no signature. */
  allowsUnsigned: boolean;
  trustedProxies: string[];
  /** Hours after which a session ends although it is used; 0: never. */
  sessionHours: number;
  /** Where the gateway forwards the audit log to, if anywhere. */
  auditForward: ForwardSettings | undefined;
  dataDir: string;
  /** The key of secrets that are entered in the portal. */
  secretsKey: string | undefined;
  switches: Switches;
  /** External systems from the deployment file. */
  connectors: Connector[];
}

const resolveFolder = (folder: string) => path.resolve(folder.replace(/^~(?=\/|$)/, os.homedir()));

/** Builds the settings from the parsed environment and the connectors. */
export const readProcessSettings = (data: z.output<typeof Environment>, connectors: Connector[]): ProcessSettings => {
  const suggestions = readSuggestionSettings(data, connectors);
  return {
    port: data.PORT,
    host: data.HOST,
    observe: data,
    databasePrefix: data.DATABASE_PREFIX,
    retention: {
      jobDays: data.KEEP_JOBS_DAYS,
      exportDays: data.KEEP_EXPORTS_DAYS,
      importDays: data.KEEP_IMPORTS_DAYS,
      historyDays: data.KEEP_HISTORY_DAYS,
      auditDays: data.KEEP_AUDIT_DAYS,
      suggestionDays: data.KEEP_SUGGESTIONS_DAYS,
    },
    configFile: path.resolve(data.PORTAL_CONFIG),
    allowsUnsigned: data.UNSIGNED_AREAS === 'allow',
    trustedProxies: data.TRUSTED_PROXIES,
    sessionHours: data.SESSION_MAX_HOURS,
    auditForward: data.AUDIT_FORWARD ? { url: data.AUDIT_FORWARD, key: data.AUDIT_FORWARD_KEY } : undefined,
    dataDir: resolveFolder(data.DATA_DIR),
    secretsKey: data.SECRETS_KEY,
    switches: {
      ocr: data.OCR === 'on',
      embedding: readEmbeddingSettings(data),
      suggestions,
      passwordMaxDays: data.PASSWORD_MAX_DAYS,
      knownPasswordsFile: data.KNOWN_PASSWORDS_FILE,
      shareDecisions: data.SHARE_DECISIONS === 'on',
      mail: readMailSettings(data),
    },
    connectors: withSuggestionConnector(connectors, suggestions),
  };
};

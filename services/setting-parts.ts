import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { AdminSeed } from '@skills-architect/admin-service';
import { Password } from '@skills-architect/contracts/admin';
import { DEFAULT_RETENTION, ObserveSettings, type Retention } from '@skills-architect/service-kit';
import * as z from 'zod';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
/** Publicly known, so only allowed on a machine that cannot be reached from outside. */
const LOOPBACK_DEMO_PASSWORD = 'Skills.Demo1';

const nonEmpty = z.string().trim().min(1);

export const isLoopback = (host: string) => LOOPBACK.includes(host);

/** Host and port of a process. */
export const listenVariables = (port: number) => ({
  PORT: z.coerce
    .number('PORT must be a number')
    .int('PORT must be a whole number')
    .min(1, 'PORT must be at least 1')
    .max(65_535, 'PORT must be at most 65535')
    .default(port),
  HOST: nonEmpty.default('127.0.0.1'),
});

/** Observability settings. */
export const observeVariables = ObserveSettings.shape;

export const mongoUri = z
  .string()
  .regex(/^mongodb(\+srv)?:\/\//, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://');

export const databaseVariables = {
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{1,30}$/, 'DATABASE_PREFIX must have at most 30 small letters, digits and _')
    .default('skills_architect_'),
};

/** The deployment file, and the folder of published areas. */
export const areaFileVariables = {
  DATA_DIR: nonEmpty.default('.data'),
  PORTAL_CONFIG: nonEmpty.default('portal.config.json'),
};

/** Network names that Fastify accepts in place of addresses. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string) => {
  const [address = '', bits] = text.split('/');
  const size = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size));
};

/** Proxies trusted for client IP and protocol. */
export const proxyVariables = {
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine(
      (all) => all.every((one) => NAMED_NETWORKS.includes(one) || isNetwork(one)),
      'TRUSTED_PROXIES must be loopback, uniquelocal, or addresses and networks such as 10.0.0.0/8 with commas',
    ),
};

/** Initial data of an empty database. */
export const seedVariables = (defaultSeed: 'demo' | 'none') => ({
  SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').default(defaultSeed),
});

/** Text recognition in scanned job descriptions. On by default: scans are common, and other files take no longer. */
export const ocrVariables = {
  OCR: z.enum(['on', 'off'], 'OCR must be on or off').default('on'),
};

/** Whether roles chosen by one client affect suggestions for others. Off by default: a client may not want it. */
export const sharingVariables = {
  SHARE_DECISIONS: z.enum(['on', 'off'], 'SHARE_DECISIONS must be on or off').default('off'),
};

/** Users created in an empty database. */
export const firstUserVariables = {
  DEMO_PASSWORD: z.string().optional(),
  ADMIN_LOGIN: nonEmpty.max(100).optional(),
  ADMIN_PASSWORD: z.string().optional(),
};

const days = (name: string, defaultDays: number) =>
  z.coerce
    .number(`${name} must be a number of days`)
    .int(`${name} must be a whole number of days`)
    .min(0, `${name} must not be negative`)
    .max(3650, `${name} must be at most 3650`)
    .default(defaultDays);

/** Retention in days of data that is no longer in use; 0 keeps it for ever. */
export const retentionVariables = {
  KEEP_JOBS_DAYS: days('KEEP_JOBS_DAYS', DEFAULT_RETENTION.jobDays),
  KEEP_EXPORTS_DAYS: days('KEEP_EXPORTS_DAYS', DEFAULT_RETENTION.exportDays),
  KEEP_IMPORTS_DAYS: days('KEEP_IMPORTS_DAYS', DEFAULT_RETENTION.importDays),
  KEEP_HISTORY_DAYS: days('KEEP_HISTORY_DAYS', DEFAULT_RETENTION.historyDays),
};

export const readRetention = (data: Record<keyof typeof retentionVariables, number>): Retention => ({
  jobDays: data.KEEP_JOBS_DAYS,
  exportDays: data.KEEP_EXPORTS_DAYS,
  importDays: data.KEEP_IMPORTS_DAYS,
  historyDays: data.KEEP_HISTORY_DAYS,
});

export interface Mistakes {
  mistakes: string[];
}

/** Parses an environment with a schema; empty variables count as unset. */
export const readEnvironment = <S extends z.ZodObject>(
  schema: S,
  environment: NodeJS.ProcessEnv,
): { data: z.output<S> } | Mistakes => {
  const setVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(setVariables);
  return read.success ? { data: read.data } : { mistakes: read.error.issues.map((issue) => issue.message) };
};

export const resolveFolder = (text: string) => path.resolve(text.replace(/^~(?=\/|$)/, os.homedir()));

const passwordProblem = (name: string, password: string) => {
  const problem = Password.safeParse(password).error?.issues[0]?.message;
  return problem && `${name}: ${problem}`;
};

interface UserSettings {
  HOST: string;
  SEED: 'demo' | 'none';
  DEMO_PASSWORD?: string;
  ADMIN_LOGIN?: string;
  ADMIN_PASSWORD?: string;
}

/** Users to create in an empty database: the demo users or an initial super user. */
export const readUserSeed = (data: UserSettings): { seed: AdminSeed } & Mistakes => {
  const mistakes: (string | undefined)[] = [];
  const demoPassword = data.DEMO_PASSWORD ?? (isLoopback(data.HOST) ? LOOPBACK_DEMO_PASSWORD : undefined);
  if (data.SEED === 'demo')
    mistakes.push(
      demoPassword
        ? passwordProblem('DEMO_PASSWORD', demoPassword)
        : `HOST is ${data.HOST}, which others can reach: set DEMO_PASSWORD for the demo users, or SEED=none.`,
    );
  const { ADMIN_LOGIN: loginId, ADMIN_PASSWORD: password } = data;
  if (loginId && password === undefined) mistakes.push('ADMIN_LOGIN is set: set ADMIN_PASSWORD as well.');
  if (password !== undefined)
    mistakes.push(
      loginId ? passwordProblem('ADMIN_PASSWORD', password) : 'ADMIN_PASSWORD is set: set ADMIN_LOGIN as well.',
    );
  const first = loginId && password ? { loginId, password } : undefined;
  return {
    seed: data.SEED === 'demo' ? { demo: { password: demoPassword ?? '' } } : { first },
    mistakes: mistakes.filter((mistake) => mistake !== undefined),
  };
};

import os from 'node:os';
import path from 'node:path';
import { Password } from '@skills-architect/contracts/admin';
import type { GoogleSettings } from '@skills-architect/gateway-service';
import { ObserveSettings } from '@skills-architect/service-kit';
import * as z from 'zod';
import { googleEnvironment, googleOf } from './google-settings';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
/** Known to everybody, and therefore only good on a machine that nobody else reaches. */
const LOOPBACK_DEMO_PASSWORD = 'Skills.Demo1';

const filled = z.string().trim().min(1);
const Environment = z.object({
  PORT: z.coerce
    .number('PORT must be a number')
    .int('PORT must be a whole number')
    .min(1, 'PORT must be at least 1')
    .max(65_535, 'PORT must be at most 65535')
    .default(4300),
  HOST: filled.default('127.0.0.1'),
  DATA_DIR: filled.default('.data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').default('demo'),
  DEMO_PASSWORD: z.string().optional(),
  ADMIN_LOGIN: filled.max(100).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ...ObserveSettings.shape,
  PORTAL_CONFIG: filled.default('portal.config.json'),
  ...googleEnvironment,
});

export interface PortalSettings {
  port: number;
  host: string;
  dataDir: string;
  mongoUri: string | undefined;
  observe: ObserveSettings;
  configFile: string;
  /** Sign-in with Google, where it is offered. */
  google: GoogleSettings | undefined;
  seed: { demo: { password: string } } | { first: { loginId: string; password: string } | undefined };
}

const passwordProblem = (name: string, password: string) => {
  const problem = Password.safeParse(password).error?.issues[0]?.message;
  return problem && `${name}: ${problem}`;
};

/** Reads the settings of a start; answers them, or a sentence for each mistake. */
export const readSettings = (environment: NodeJS.ProcessEnv): { settings: PortalSettings } | { mistakes: string[] } => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) return { mistakes: read.error.issues.map((issue) => issue.message) };
  const { data } = read;
  const mistakes: (string | undefined)[] = [];
  const demoPassword = data.DEMO_PASSWORD ?? (LOOPBACK.includes(data.HOST) ? LOOPBACK_DEMO_PASSWORD : undefined);
  if (data.SEED === 'demo') {
    if (!demoPassword)
      mistakes.push(
        `HOST is ${data.HOST}, which others can reach: set DEMO_PASSWORD for the demo users, or SEED=none.`,
      );
    else mistakes.push(passwordProblem('DEMO_PASSWORD', demoPassword));
  }
  if (data.ADMIN_LOGIN && data.ADMIN_PASSWORD === undefined)
    mistakes.push('ADMIN_LOGIN is set: set ADMIN_PASSWORD as well.');
  if (data.ADMIN_PASSWORD !== undefined)
    mistakes.push(
      data.ADMIN_LOGIN
        ? passwordProblem('ADMIN_PASSWORD', data.ADMIN_PASSWORD)
        : 'ADMIN_PASSWORD is set: set ADMIN_LOGIN as well.',
    );
  const { google, mistake } = googleOf(data);
  mistakes.push(mistake);
  const found = mistakes.filter((mistake) => mistake !== undefined);
  if (found.length) return { mistakes: found };
  return {
    settings: {
      port: data.PORT,
      host: data.HOST,
      dataDir: path.resolve(data.DATA_DIR.replace(/^~(?=\/|$)/, os.homedir())),
      mongoUri: data.MONGODB_URI,
      observe: ObserveSettings.parse(given),
      configFile: path.resolve(data.PORTAL_CONFIG),
      google,
      seed:
        data.SEED === 'demo'
          ? { demo: { password: demoPassword ?? '' } }
          : {
              first:
                data.ADMIN_LOGIN && data.ADMIN_PASSWORD
                  ? { loginId: data.ADMIN_LOGIN, password: data.ADMIN_PASSWORD }
                  : undefined,
            },
    },
  };
};

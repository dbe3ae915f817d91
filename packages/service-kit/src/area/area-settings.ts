import * as z from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'give an address such as https://portal.example' });

const Environment = z.object({
  PORTAL_URL: url.default('http://127.0.0.1:4300'),
  PORTAL_TOKEN: z.string().optional(),
  MONGODB_URI: z.string({ error: 'give the address of a MongoDB replica set' }).min(1),
  DATABASE: z
    .string()
    .regex(/^[\w-]{1,38}$/, 'use at most 38 letters, digits, _ and -')
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'give a number' }).int().min(0).max(65_535).default(8080),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  LEAVE_MS: z.coerce.number({ error: 'give milliseconds' }).int().min(0).default(3000),
});

/** The settings of the service of an area. */
export interface AreaServiceSettings {
  /** The portal's address, without a slash at its end. */
  portalUrl: string;
  token: string | undefined;
  mongodbUri: string;
  /** Name of the service's own database. */
  database: string;
}

/** Settings that only the process needs. */
export interface AreaProcessSettings extends AreaServiceSettings {
  host: string;
  port: number;
  logLevel: string;
  /** Milliseconds between saying that it is not ready and refusing requests, when it is asked to stop. */
  leaveMs: number;
}

/** Reads the settings from the environment; an empty variable is not set. Returns a sentence for each mistake instead. */
export const readAreaSettings = (
  area: string,
  environment: Readonly<Record<string, string | undefined>>,
): AreaProcessSettings | { mistakes: string[] } => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = Environment.safeParse(set);
  if (!data) return { mistakes: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  return {
    portalUrl: data.PORTAL_URL.replace(/\/$/, ''),
    token: data.PORTAL_TOKEN,
    mongodbUri: data.MONGODB_URI,
    database: data.DATABASE ?? area,
    host: data.HOST,
    port: data.PORT,
    logLevel: data.LOG_LEVEL,
    leaveMs: data.LEAVE_MS,
  };
};

import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { GOOGLE_RETURN_PATH } from '@skills-architect/contracts/portal';
import { openReceiver } from '@skills-architect/gateway-service';
import { DEFAULT_RETENTION, ObserveSettings } from '@skills-architect/service-kit';
import * as z from 'zod';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];
/** Network names that Fastify accepts in place of addresses. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export const isLoopback = (host: string) => LOOPBACK.includes(host);

const nonEmpty = z.string().trim().min(1);
const text = nonEmpty.max(500).optional();

interface NumberRange {
  least: number;
  most: number;
  usual: number;
  /** What is counted: ` of days`. */
  unit?: string;
}
export const wholeNumber = (name: string, { least, most, usual, unit = '' }: NumberRange) =>
  z.coerce
    .number(`${name} must be a number${unit}`)
    .int(`${name} must be a whole number${unit}`)
    .min(least, least === 0 ? `${name} must not be negative` : `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`)
    .default(usual);
/** Days after which unused data is deleted; 0 keeps it for ever. */
const days = (name: string, usual: number) => wholeNumber(name, { least: 0, most: 3650, usual, unit: ' of days' });

export const onOff = (name: string, usual: 'on' | 'off') =>
  z.enum(['on', 'off'], `${name} must be on or off`).default(usual);

const endpoint = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must begin with http:// or https://` }).optional();

const parseUrl = (address: string) => (URL.canParse(address) ? new URL(address) : undefined);
/** Only HTTPS protects the issuer's responses in transit; plain HTTP is allowed on the same machine. */
const isTrusted = (address: string) => {
  const url = parseUrl(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
};
const trustedAddress = (name: string) =>
  z.string().refine(isTrusted, `${name} must be an address that begins with https://`);

const isNetwork = (network: string) => {
  const [address = '', bits] = network.split('/');
  const size = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size));
};

/** The language model that compares texts by their meaning. */
export const embeddingVariables = {
  SEMANTICS: onOff('SEMANTICS', 'on'),
  SEMANTICS_MODEL: text,
  EMBEDDING_MODEL: text,
  EMBEDDING_URL: endpoint('EMBEDDING_URL'),
  EMBEDDING_KEY: text,
};

/** A model that writes suggestions; without a URL they come from the library. */
export const suggestionVariables = {
  SUGGESTION_URL: endpoint('SUGGESTION_URL'),
  SUGGESTION_MODEL: text,
  SUGGESTION_KEY: text,
  SUGGESTION_MAX_TOKENS: wholeNumber('SUGGESTION_MAX_TOKENS', { least: 100, most: 20_000, usual: 2000 }),
  SUGGESTION_CALLS_PER_HOUR: wholeNumber('SUGGESTION_CALLS_PER_HOUR', { least: 1, most: 10_000, usual: 60 }),
  // Users wait for the answer, and the gateway times out after 30 seconds.
  SUGGESTION_TIMEOUT_MS: wholeNumber('SUGGESTION_TIMEOUT_MS', { least: 1000, most: 25_000, usual: 20_000 }),
};

/** The server that sends mails; without SMTP_URL none are sent. */
export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address such as smtp://user@mail.example.com:587' })
    .optional(),
  SMTP_PASSWORD: text,
  SMTP_TLS: z.enum(['required', 'optional'], 'SMTP_TLS must be required or optional').default('required'),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/,
      'MAIL_FROM must be an address such as Portal <portal@example.com>',
    )
    .optional(),
  PORTAL_URL: trustedAddress('PORTAL_URL').optional(),
};

/** Environment variables of every process; only their defaults differ. */
export const processEnvironment = (defaults: { port: number; seed: 'demo' | 'none' }) => ({
  PORT: wholeNumber('PORT', { least: 1, most: 65_535, usual: defaults.port }),
  HOST: nonEmpty.default('127.0.0.1'),
  ...ObserveSettings.shape,
  GOOGLE_CLIENT_ID: nonEmpty.optional(),
  GOOGLE_ISSUER: trustedAddress('GOOGLE_ISSUER').optional(),
  GOOGLE_JWKS_URL: trustedAddress('GOOGLE_JWKS_URL').optional(),
  GOOGLE_REDIRECT_URL: trustedAddress('GOOGLE_REDIRECT_URL')
    .refine(
      (address) => parseUrl(address)?.pathname === GOOGLE_RETURN_PATH,
      `GOOGLE_REDIRECT_URL must be the portal’s own address with the path ${GOOGLE_RETURN_PATH}`,
    )
    .optional(),
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{1,30}$/, 'DATABASE_PREFIX must have at most 30 small letters, digits and _')
    .default('skills_architect_'),
  KEEP_JOBS_DAYS: days('KEEP_JOBS_DAYS', DEFAULT_RETENTION.jobDays),
  KEEP_EXPORTS_DAYS: days('KEEP_EXPORTS_DAYS', DEFAULT_RETENTION.exportDays),
  KEEP_IMPORTS_DAYS: days('KEEP_IMPORTS_DAYS', DEFAULT_RETENTION.importDays),
  KEEP_HISTORY_DAYS: days('KEEP_HISTORY_DAYS', DEFAULT_RETENTION.historyDays),
  /** Where the audit log is forwarded to; see `openReceiver`. */
  AUDIT_FORWARD: z
    .string()
    .refine(
      (url) => openReceiver({ url }) !== undefined,
      'AUDIT_FORWARD must be an address such as syslog+tcp://host:601, syslog+udp://host:514 or https://host/v1/logs',
    )
    .optional(),
  AUDIT_FORWARD_KEY: text,
  /** Passwords that nobody may choose, one or one SHA-1 hash per line. */
  KNOWN_PASSWORDS_FILE: nonEmpty
    .refine((file) => existsSync(file), 'KNOWN_PASSWORDS_FILE must be a file that can be read')
    .optional(),
  /** Days after which a password must be replaced at the next sign-in; 0: never. */
  PASSWORD_MAX_DAYS: days('PASSWORD_MAX_DAYS', 0),
  /** Hours after which a session ends although it is used; 0: never. */
  SESSION_MAX_HOURS: wholeNumber('SESSION_MAX_HOURS', { least: 0, most: 8760, usual: 0, unit: ' of hours' }),
  KEEP_AUDIT_DAYS: days('KEEP_AUDIT_DAYS', DEFAULT_RETENTION.auditDays),
  KEEP_SUGGESTIONS_DAYS: days('KEEP_SUGGESTIONS_DAYS', DEFAULT_RETENTION.suggestionDays),
  /** The folder of published areas, and the deployment file. */
  DATA_DIR: nonEmpty.default('.data'),
  PORTAL_CONFIG: nonEmpty.default('portal.config.json'),
  /** Whether published builds of areas without publishers are accepted: development mode. */
  UNSIGNED_AREAS: z.enum(['allow', 'refuse'], 'UNSIGNED_AREAS must be allow or refuse').default('refuse'),
  /** Proxies trusted for client IP and protocol. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').map((network) => network.trim()))
    .refine(
      (all) => all.every((network) => NAMED_NETWORKS.includes(network) || isNetwork(network)),
      'TRUSTED_PROXIES must be loopback, uniquelocal, or addresses and networks such as 10.0.0.0/8 with commas',
    ),
  /** Initial data and users of an empty database. */
  SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').default(defaults.seed),
  DEMO_PASSWORD: z.string().optional(),
  ADMIN_LOGIN: nonEmpty.max(100).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  /** The key of secrets that Super Users enter, such as those of sign-in providers. */
  SECRETS_KEY: z
    .string()
    .trim()
    .min(32, 'SECRETS_KEY needs 32 characters: openssl rand -base64 48 makes one')
    .optional(),
  /** The key with which the portal signs logouts at SAML providers, and its certificate; PEM. */
  SAML_KEY: nonEmpty.optional(),
  SAML_CERTIFICATE: nonEmpty.optional(),
  ...mailVariables,
  /** Text recognition in scanned job descriptions. On by default: scans are common, and other files take no longer. */
  OCR: onOff('OCR', 'on'),
  /** Whether roles chosen by one client affect suggestions for others. Off by default: a client may not want it. */
  SHARE_DECISIONS: onOff('SHARE_DECISIONS', 'off'),
  ...embeddingVariables,
  ...suggestionVariables,
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://')
    .optional(),
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

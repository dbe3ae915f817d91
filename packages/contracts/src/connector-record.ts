import * as z from 'zod';

/** The kinds of external systems. */
export const ConnectorKind = z.enum([
  'learning-platform',
  'adaptive-engine',
  'content-provider',
  'skills-search',
  'ai-provider',
]);
export type ConnectorKind = z.infer<typeof ConnectorKind>;

/** Name of a connector, as in the deployment file. */
export const ConnectorName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name has at most 40 small letters, digits and -, and begins with a letter');

const Host = z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'a host is a name such as api.example.com, without https://');

const Secret = z.union([
  z.strictObject({ env: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable') }),
  z.strictObject({ file: z.string().min(1) }),
]);

/** Record of one connector in the deployment file. */
export const ConnectorRecord = z.strictObject({
  name: ConnectorName.describe('How people and logs call it; it must not change while messages wait.'),
  kind: ConnectorKind,
  url: z
    .url({ protocol: /^https?$/, error: 'url must begin with https://' })
    .describe('Address that paths are added to.'),
  hosts: z
    .array(Host)
    .max(20)
    .optional()
    .describe('The only hosts that are asked, also after a redirect; the host of the url without it.'),
  secret: Secret.optional().describe('Where its secret stands: an environment variable, or a file.'),
  authentication: z
    .enum(['signature', 'bearer', 'none'])
    .optional()
    .describe('How requests are authenticated: signed with the secret, or with it as bearer token (AI providers).'),
  timeoutMs: z.int().min(100).max(300_000).default(10_000).describe('Milliseconds that one try may take.'),
  tries: z.int().min(1).max(50).default(8).describe('Tries of a message before it becomes a dead letter.'),
  mostBytes: z.int().min(1000).max(100_000_000).default(5_000_000).describe('Bytes that an answer may have.'),
});
export type ConnectorRecord = z.infer<typeof ConnectorRecord>;

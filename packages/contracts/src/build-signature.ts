import * as z from 'zod';
import { AreaIdText, AreaVersion } from './area-schema';

/** The file of a build that holds its signature: a DSSE envelope (https://github.com/secure-systems-lab/dsse). */
export const SIGNATURE_FILE = 'signature.json';
/** The file of a build that lists the packages in it, as CycloneDX JSON. */
export const SBOM_FILE = 'sbom.cdx.json';

/** The media type of an in-toto statement in an envelope. */
export const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** What the statement says of a build; a later form gets another number. */
export const PREDICATE_TYPE = 'https://skills-architect/area-build/v1';

const Moment = z.iso.datetime();
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Give a SHA-256 in hexadecimal');
const PublisherName = z.string().trim().min(1).max(100);

/** What a publisher signs: every file of the build with its SHA-256, and what the build is. */
export const BuildStatement = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z
    .array(z.object({ name: z.string().min(1).max(500), digest: z.object({ sha256: Sha256 }) }))
    .min(1)
    .max(5000),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.object({
    publisher: PublisherName,
    area: AreaIdText,
    version: AreaVersion,
    /** The commit that was built; undefined outside of a repository. */
    commit: z.string().max(100).optional(),
    signedAt: Moment,
    expiresAt: Moment,
    /** SHA-256 of the list of packages, when the build has one. */
    sbom: Sha256.optional(),
  }),
});
export type BuildStatement = z.infer<typeof BuildStatement>;

/** The statement of a build with these files (SHA-256 by path). */
export const toStatement = (
  files: Readonly<Record<string, string>>,
  predicate: Omit<BuildStatement['predicate'], 'sbom'>,
): BuildStatement => ({
  _type: STATEMENT_TYPE,
  subject: Object.entries(files).map(([name, sha256]) => ({ name, digest: { sha256 } })),
  predicateType: PREDICATE_TYPE,
  predicate: { ...predicate, ...(files[SBOM_FILE] && { sbom: files[SBOM_FILE] }) },
});

/** A DSSE envelope; the payload is the statement's JSON in base64. */
export const SignatureEnvelope = z.object({
  payloadType: z.literal(STATEMENT_MEDIA_TYPE),
  payload: z.base64().max(2_000_000),
  signatures: z
    .array(z.object({ keyid: z.string().max(100), sig: z.base64().max(200) }))
    .min(1)
    .max(10),
});
export type SignatureEnvelope = z.infer<typeof SignatureEnvelope>;

/** The signed bytes of a payload: DSSE's pre-authentication encoding, so that the type is signed too. */
export const toSignedBytes = (payload: Uint8Array): Uint8Array => {
  const before = new TextEncoder().encode(
    `DSSEv1 ${STATEMENT_MEDIA_TYPE.length} ${STATEMENT_MEDIA_TYPE} ${payload.length} `,
  );
  const bytes = new Uint8Array(before.length + payload.length);
  bytes.set(before);
  bytes.set(payload, before.length);
  return bytes;
};

/** A publisher that the deployment file trusts with an area. */
export const AreaPublisher = z.strictObject({
  name: PublisherName.describe('The name in the signatures.'),
  keys: z
    .array(z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, 'Give an Ed25519 key as area:key prints it'))
    .min(1)
    .max(10)
    .describe('Its public keys (Ed25519, SPKI in base64). Several while a key is being replaced.'),
});
export type AreaPublisher = z.infer<typeof AreaPublisher>;

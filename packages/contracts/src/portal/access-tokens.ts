import * as z from 'zod';
import { AreaIdText } from '../area-schema';
import { call } from '../call';
import { SUPER_ONLY, UserType } from '../user-types';
import { Done, Line, Moment } from '../vocabulary';

/** An access token, with which a program calls the portal as a service account; without its secret. */
export const AccessToken = z.object({
  tokenId: z.string(),
  /** What it is for. */
  name: z.string(),
  /** The first characters of its secret, to recognise it. */
  start: z.string(),
  /** Names of the calls that it may make. */
  calls: z.array(z.string()),
  /** The area whose own service uses the token. It is then limited to this area, and may act on behalf of its users. */
  area: z.string().optional(),
  /** IP addresses and networks from which it may be used; an empty list does not limit it. */
  addresses: z.array(z.string()),
  createdAt: Moment,
  /** Name of the user who created it. */
  createdBy: z.string(),
  expiresAt: Moment,
  lastUsed: z.object({ at: Moment, address: z.string() }).optional(),
  /** When the secret from before the last rotation stops working. */
  formerUntil: Moment.optional(),
});
export type AccessToken = z.infer<typeof AccessToken>;

/** Lifetimes to choose from, in days. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
/** How long the former secret can go on working after a rotation, in hours. */
export const FORMER_HOURS = [0, 1, 24, 168] as const;

const AddressOrNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const Address = Line.refine(
  (text) => AddressOrNetwork.safeParse(text).success,
  'Enter an IP address or a network such as 192.0.2.0/24',
);

export const AccessTokenForm = z.object({
  name: Line.min(1, 'Say what the token is for'),
  calls: z.array(z.string().max(100)).min(1, 'Choose at least one call').max(1000),
  addresses: z.array(Address).max(50, 'Enter at most 50 addresses').default([]),
  area: AreaIdText.optional(),
  days: z.literal(TOKEN_DAYS),
});
export type AccessTokenForm = z.input<typeof AccessTokenForm>;

const tokens = { service: 'portal', areas: ['admin'], access: { types: SUPER_ONLY, scope: 'library' } } as const;
const ofAccount = '/v3/service-accounts/{userId}/tokens';
const TokenId = z.object({ tokenId: z.string().min(1).max(40) });
/** The secret is in this answer only: the portal stores its hash. */
const WithSecret = z.object({ secret: z.string(), token: AccessToken });

/** The access tokens of a service account, newest first. */
export const listAccessTokens = call({
  ...tokens,
  method: 'GET',
  path: ofAccount,
  answer: z.object({ tokens: z.array(AccessToken) }),
  example: { params: { userId: 999_999 } },
});

/** Creates an access token of a service account; the answer is the only place of its secret. */
export const createAccessToken = call({
  ...tokens,
  method: 'POST',
  path: ofAccount,
  audit: {
    kind: 'token',
    what: 'Create access token',
    record: 'userId',
    shows: ['calls', 'area', 'addresses', 'days'],
  },
  body: AccessTokenForm,
  answer: WithSecret,
  failures: ['conflict'],
  example: { params: { userId: 999_999 }, body: { name: 'Nightly import', calls: ['listSkills'], days: 90 } },
});

/** Gives a token a new secret; the former one works for some more hours. */
export const rotateAccessToken = call({
  ...tokens,
  method: 'POST',
  path: `${ofAccount}/{tokenId}/rotate`,
  params: TokenId,
  audit: { kind: 'token', what: 'Rotate access token', shows: ['formerHours', 'days'] },
  body: z.object({ formerHours: z.literal(FORMER_HOURS), days: z.literal(TOKEN_DAYS) }),
  answer: WithSecret,
  example: { params: { userId: 999_999, tokenId: 'none' }, body: { formerHours: 24, days: 90 } },
});

/** Revokes a token: its requests are refused at once. */
export const revokeAccessToken = call({
  ...tokens,
  method: 'DELETE',
  path: `${ofAccount}/{tokenId}`,
  audit: { kind: 'token', what: 'Revoke access token' },
  params: TokenId,
  answer: Done,
  example: { params: { userId: 999_999, tokenId: 'none' } },
});

/** A call that a token can be allowed to make. */
export const TokenCall = z.object({
  name: z.string(),
  /** The service that answers it. */
  service: z.string(),
  /** For example 'List personas'. */
  title: z.string(),
  method: z.string(),
  /** The whole path, with `{name}` for parameters. */
  path: z.string(),
  /** It changes nothing. */
  reads: z.boolean(),
  /** The user types that may make it. */
  types: z.array(z.enum(UserType)),
  /** It is answered by the own service of an area, and made by pages only. */
  isOfArea: z.literal(true).optional(),
});
export type TokenCall = z.infer<typeof TokenCall>;

/**
 * The calls that tokens can be allowed to make: all but those that manage users, rights and tokens. Beside them those of the
 * areas' own services, which only pages make.
 */
export const listTokenCalls = call({
  ...tokens,
  method: 'GET',
  path: '/v3/portal/token-calls',
  answer: z.object({ calls: z.array(TokenCall), ofAreas: z.array(TokenCall).optional() }),
  example: {},
});

/** One of these calls with its OpenAPI operation, and the schemas that this refers to. */
export const getTokenCall = call({
  ...tokens,
  method: 'GET',
  path: '/v3/portal/token-calls/{name}',
  params: z.object({ name: z.string().min(1).max(100) }),
  answer: z.object({
    call: TokenCall,
    operation: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.unknown()),
  }),
  example: { params: { name: 'listPersonas' } },
});

import {
  type AnswerOf,
  API_PREFIX,
  type Call,
  type CallDeclaration,
  Failure,
  type InputOf,
  pathOf,
  type ServiceName,
} from '@skills-architect/contracts';
import { unanswered } from '../observe/metrics';
import { IDENTITY_HEADER, type Identities, type Identity, MOST_DEPTH } from './identity';
import { Refusal } from './refusal';

const TIMEOUT_MS = 30_000;

export interface PeerOptions {
  /** The name of the service that calls. */
  service: string;
  identities: Identities;
  /** Where each service answers, for example `http://127.0.0.1:4401`. */
  addresses: Partial<Record<ServiceName, string>>;
}

/** On whose behalf a peer is called, and the request it belongs to. */
export interface Behalf {
  identity?: Identity;
  requestId?: string;
  signal?: AbortSignal;
}

const queryOf = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(name, String(item));
  const text = search.toString();
  return text ? `?${text}` : '';
};

const refusalFrom = async (response: Response, service: string) => {
  const parsed = Failure.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) return new Refusal('unreachable', `The ${service} service answered ${response.status}.`);
  const { code, error, issues, record } = parsed.data;
  return new Refusal(code, error, { issues, record });
};

/** Calls other services by their declarations, over HTTP also on one machine. A service that is down gives `unreachable`. */
export const peers = ({ service, identities, addresses }: PeerOptions) => {
  return async <D extends CallDeclaration>(
    declared: Call<D>,
    input: InputOf<D>,
    behalf: Behalf = {},
  ): Promise<AnswerOf<D>> => {
    const call: Call = declared;
    const { params, query, body } = input as {
      params?: Record<string, string | number>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const address = addresses[call.service];
    if (!address) throw new Refusal('unreachable', `No address is configured for the ${call.service} service.`);
    const depth = (behalf.identity?.depth ?? 0) + 1;
    if (depth > MOST_DEPTH) throw new Error(`${call.path} would be the call of a call of a call`);
    const token = await identities.sign({ user: behalf.identity?.user, service, depth });
    const response = await fetch(`${address}${API_PREFIX}${pathOf(call, params)}${queryOf(query)}`, {
      method: call.method,
      headers: {
        [IDENTITY_HEADER]: token,
        ...(behalf.requestId && { 'x-request-id': behalf.requestId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(behalf.signal ? [behalf.signal] : [])]),
    }).catch((cause) => {
      unanswered.inc({ service: call.service, caller: service });
      throw new Refusal('unreachable', `The ${call.service} service cannot be reached right now.`, { cause });
    });
    if (!response.ok) throw await refusalFrom(response, call.service);
    return (await response.json()) as AnswerOf<D>;
  };
};
export type Peer = ReturnType<typeof peers>;

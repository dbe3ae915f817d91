import { formatNumber } from '@skills-architect/contracts/locale';
import type * as z from 'zod';
import { guardedFetch, LinkLocalError } from '../service/link-local';
import type { Connector, OutgoingRequest } from './connector';
import { signatureHeaders } from './signature';
import { ConnectorTrouble, readRetryAfter, toTrouble, troubleOfStatus } from './trouble';

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** The URL of a request; throws if its host is not allowed. */
export const buildAddress = (
  { name, url, hosts }: Connector,
  { path = '', query = {} }: Pick<OutgoingRequest, 'path' | 'query'>,
): URL => {
  const fullPath = path ? `${url.replace(/\/$/, '')}${path}` : url;
  const address = new URL(URL.canParse(path) ? path : fullPath);
  for (const [field, value] of Object.entries(query)) address.searchParams.set(field, value);
  checkAddress({ name, url, hosts }, address);
  return address;
};

const checkAddress = ({ name, url, hosts }: Pick<Connector, 'name' | 'url' | 'hosts'>, address: URL) => {
  if (!hosts.includes(address.host))
    throw new ConnectorTrouble('misfit', `${name} must not be called at ${address.host}: it is not one of its hosts`);
  if (address.protocol !== new URL(url).protocol)
    throw new ConnectorTrouble('misfit', `${name} must not be called by ${address.protocol}`);
};

/** Sends one request with the connector's headers. */
const fetchOnce = (connector: Connector, outgoing: OutgoingRequest, url: URL, signal: AbortSignal) => {
  const { key, body: content } = outgoing;
  const body = content === undefined ? undefined : JSON.stringify(content);
  const method = outgoing.method ?? (body === undefined ? 'GET' : 'POST');
  const { authentication, secret, name } = connector;
  return guardedFetch(url, {
    method,
    redirect: 'manual',
    signal,
    ...(body !== undefined && { body }),
    headers: {
      ...outgoing.headers,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': `"${key}"` }),
      ...(secret && authentication === 'bearer' && { authorization: `Bearer ${secret}` }),
      ...(secret &&
        authentication === 'signature' &&
        signatureHeaders({ method, url, key, body }, name, secret, new Date())),
    },
  });
};

const fetchFollowing = async (
  connector: Connector,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
): Promise<Response> => {
  const { name } = connector;
  let url = buildAddress(connector, outgoing);
  for (let hops = 0; ; hops++) {
    const response = await fetchOnce(connector, outgoing, url, signal).catch((error: unknown) => {
      if (!(error instanceof LinkLocalError)) throw error;
      throw new ConnectorTrouble('misfit', `${name} must not be called: ${error.message}`);
    });
    const target = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || !target) return response;
    await response.body?.cancel();
    if (outgoing.body !== undefined || hops === MAX_REDIRECTS)
      throw new ConnectorTrouble('misfit', `${name} redirects to another address: enter that one as its url`);
    url = new URL(target, url);
    checkAddress(connector, url);
  }
};

/** Sends one request and reads the answer; throws `ConnectorTrouble` when that fails. */
export const exchange = async <T>(
  connector: Connector,
  outgoing: OutgoingRequest,
  read: (response: Response) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const { name, timeoutMs } = connector;
  const timeout = AbortSignal.timeout(outgoing.timeoutMs ?? timeoutMs);
  try {
    const response = await fetchFollowing(connector, outgoing, signal ? AbortSignal.any([timeout, signal]) : timeout);
    const kind = troubleOfStatus(response.status);
    if (!kind) return await read(response);
    await response.body?.cancel();
    const waitMs = readRetryAfter(response.headers.get('retry-after'), new Date());
    throw new ConnectorTrouble(kind, `${name} answered ${response.status}`, waitMs);
  } catch (error) {
    throw toTrouble(name, error, outgoing.timeoutMs ?? timeoutMs);
  }
};

/** The text of an answer; stops reading above the limit. */
const readText = async ({ name, mostBytes }: Connector, response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes)
      throw new ConnectorTrouble('misfit', `${name} answered with more than ${formatNumber(mostBytes)} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

/** Reader of a JSON answer with a schema. */
export const jsonReader =
  <S extends z.ZodType>(connector: Connector, schema: S) =>
  async (response: Response): Promise<z.output<S>> => {
    const text = await readText(connector, response);
    const misfitError = (what: string, cause?: unknown) =>
      new ConnectorTrouble('misfit', `${connector.name} answered ${what}`, undefined, cause);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (error) {
      throw misfitError('something that is no JSON', error);
    }
    const read = schema.safeParse(json);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw misfitError(`in another form than expected: ${issue?.path.join('.') || 'the answer'}: ${issue?.message}`);
  };

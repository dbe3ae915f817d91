import { API_PREFIX, type Call, Failure, type FailureCode, fillPath } from '@skills-architect/contracts';
import { AppError } from './app-error';

/** Input of a call whose declaration is not known at compile time. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
}

const toQuery = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(name, String(item));
  const text = search.toString();
  return text ? `?${text}` : '';
};

/** The path of a call with its query, from the root of the server. */
export const toCallPath = (call: Call, { params, query }: CallInput): string =>
  `${API_PREFIX}${fillPath(call, params)}${toQuery(query)}`;

/** Method, headers and JSON body of a call. */
export const toRequest = (call: Call, { body }: CallInput, headers: Record<string, string>): RequestInit => ({
  method: call.method,
  headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  body: body === undefined ? undefined : JSON.stringify(body),
});

/** Error codes for responses from proxies rather than our services. */
const CODE_BY_STATUS: Record<number, FailureCode> = { 503: 'unavailable', 504: 'timeout' };

/**
 * The error in a response that is not ok. That this process may not call says nothing about the session of the user, so a
 * 401 becomes `failed`, unless it `endsSessions`.
 */
export const readFailure = async (response: Response, server: string, endsSessions = false): Promise<AppError> => {
  const parsed = Failure.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) {
    const code = CODE_BY_STATUS[response.status] ?? 'unreachable';
    return new AppError(code, `${server} answered ${response.status}.`);
  }
  const { code, error, issues, record } = parsed.data;
  return new AppError(code === 'signed-out' && !endsSessions ? 'failed' : code, error, { issues, record });
};

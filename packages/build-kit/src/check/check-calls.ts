import { API_PREFIX, type Call, fillPath, isReading } from '@skills-architect/contracts';
import * as z from 'zod';

/** What was found of one call; `skipped` was not made. */
export interface CheckedCall {
  name: string;
  result: 'passed' | 'failed' | 'skipped';
  text: string;
}

export interface CheckCallsOptions {
  portal: string;
  /** Headers of a user's session. */
  headers: Record<string, string>;
  /** Whether calls that change data are made as well. */
  changes: boolean;
  /** `GET /skillsarchitect/x/…` of each call that the portal routes to the service. */
  routed: ReadonlySet<string>;
}

const Params = z.record(z.string(), z.union([z.string(), z.number()])).catch({});

const toUrl = (portal: string, call: Call) => {
  const query = new URLSearchParams(
    Object.entries(call.example.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${portal}${API_PREFIX}${fillPath(call, Params.parse(call.example.params))}${query.size ? `?${query}` : ''}`;
};

const firstIssue = ({ issues: [issue] }: z.ZodError) =>
  issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : 'it is not valid';

const send = async (call: Call, { portal, headers }: CheckCallsOptions): Promise<Omit<CheckedCall, 'name'>> => {
  const { body } = call.example;
  const response = await fetch(toUrl(portal, call), {
    method: call.method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const { error = '' } = await response.json().catch(() => ({}));
    return { result: 'failed', text: `it answered ${response.status}. ${error}`.trim() };
  }
  if (call.download) {
    await response.body?.cancel();
    return { result: 'passed', text: 'a file' };
  }
  const parsed = call.answer.safeParse(await response.json().catch(() => undefined));
  return parsed.success
    ? { result: 'passed', text: 'its answer has the declared shape' }
    : { result: 'failed', text: `its answer has another shape, ${firstIssue(parsed.error)}` };
};

const checkCall = async (call: Call, options: CheckCallsOptions): Promise<Omit<CheckedCall, 'name'>> => {
  if (!options.routed.has(`${call.method} ${API_PREFIX}${call.path}`))
    return { result: 'failed', text: 'the version in use has no such call: publish it first' };
  if (call.upload) return { result: 'skipped', text: 'it needs a file' };
  if (!isReading(call) && !options.changes) return { result: 'skipped', text: 'it changes data: add --changes' };
  return send(call, options);
};

/** Makes each declared call with its example through the portal, and compares its answer with the declaration. */
export const checkCalls = async (calls: Record<string, Call>, options: CheckCallsOptions): Promise<CheckedCall[]> => {
  const checked: CheckedCall[] = [];
  for (const [name, call] of Object.entries(calls)) checked.push({ name, ...(await checkCall(call, options)) });
  return checked;
};

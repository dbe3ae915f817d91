import { API_PREFIX } from '@skills-architect/contracts';
import SCIMMY from 'scimmy';
import type { z } from 'zod';
import { statesActive } from './azure-forms';
import type { ScimContext } from './scim-context';
import { invalidValue } from './scim-errors';
import { BulkOperation, type BulkRequest } from './scim-requests';

type BulkResult = Pick<
  InstanceType<typeof SCIMMY.Messages.BulkResponse>['Operations'][number],
  'method' | 'location' | 'bulkId'
> & { status: string | number; response?: object };

const REFERENCE = /bulkId:([\w.-]+)/g;
const lastPart = (location = '') => location.slice(location.lastIndexOf('/') + 1);
const referencesOf = (operation: BulkOperation) =>
  [...JSON.stringify([operation.path, operation.data ?? null]).matchAll(REFERENCE)].flatMap(([, id]) => id ?? []);

/** For example 'PATCH 200 user 12'. */
export const describeResult = ({ method, status, location }: BulkResult) =>
  `${method} ${status} ${location?.includes('/Groups') ? 'group' : 'user'} ${lastPart(location)}`;

/** The operation with the ids of what others have created in place of their `bulkId`. */
const resolve = (operation: BulkOperation, ids: ReadonlyMap<string, string>): BulkOperation =>
  BulkOperation.parse(
    JSON.parse(JSON.stringify(operation).replaceAll(REFERENCE, (text, id: string) => ids.get(id) ?? text)),
  );

const refuse = ({ method, bulkId, path }: BulkOperation, unknown: string): BulkResult => {
  const error = new SCIMMY.Messages.Error(invalidValue(`No operation has created bulkId:${unknown}.`));
  return { method, status: '400', location: path, ...(bulkId !== undefined && { bulkId }), response: { ...error } };
};

const runOne = async (
  { schemas }: Pick<z.output<typeof BulkRequest>, 'schemas'>,
  operation: BulkOperation,
  context: ScimContext,
): Promise<BulkResult> => {
  const singleRequest = new SCIMMY.Messages.BulkRequest({ schemas, Operations: [operation] });
  const revs: ScimContext['revs'] = new Map();
  const done = await singleRequest.apply(undefined, {
    ...context,
    ifMatch: undefined,
    revs,
    statesActive: statesActive(operation.data),
  });
  const [result] = done.Operations;
  if (!result) throw new Error('the library gave no result');
  // The library knows no address of what it has created.
  const [created] = operation.method === 'POST' && Number(result.status) < 400 ? [...revs.keys()] : [];
  const location = created === undefined ? (result.location ?? operation.path) : `${operation.path}/${created}`;
  return { ...result, location: `${API_PREFIX}/scim/v2/${context.provider.key}${location}` };
};

/**
 * Does the operations of a bulk request one by one, so that several on one resource happen in their order; one that names what a
 * later one creates waits for it. The results have the order of the request.
 */
export const runBulk = async (request: z.output<typeof BulkRequest>, context: ScimContext): Promise<BulkResult[]> => {
  const ids = new Map<string, string>();
  const results = new Map<number, BulkResult>();
  let waiting = request.Operations.map((operation, index) => ({ operation, index }));
  let failures = 0;
  while (waiting.length && (!request.failOnErrors || failures < request.failOnErrors)) {
    const toCome = new Set(waiting.flatMap(({ operation }) => operation.bulkId ?? []));
    const next =
      waiting.find(({ operation }) =>
        referencesOf(operation).every((id) => id === operation.bulkId || !toCome.has(id)),
      ) ?? waiting[0];
    if (!next) break;
    waiting = waiting.filter((operation) => operation !== next);
    const unknown = referencesOf(next.operation).find((id) => !ids.has(id));
    const result =
      unknown === undefined
        ? await runOne(request, resolve(next.operation, ids), context)
        : refuse(next.operation, unknown);
    results.set(next.index, result);
    const { bulkId } = next.operation;
    if (Number(result.status) >= 400) failures += 1;
    else if (bulkId !== undefined) ids.set(bulkId, lastPart(result.location));
  }
  return [...results].toSorted(([index], [otherIndex]) => index - otherIndex).map(([, result]) => result);
};

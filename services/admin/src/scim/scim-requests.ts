import SCIMMY from 'scimmy';
import * as z from 'zod';
import { repairPatch } from './azure-forms';
import { MAX_OPERATIONS, MAX_RESULTS } from './scim-library';

export const Params = z.object({ provider: z.string(), id: z.string().optional() });

const Names = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').map((name) => name.trim()))
  .optional();
export const Query = z.object({
  filter: z.string().max(2000).optional(),
  startIndex: z.coerce.number().int().catch(1).default(1),
  count: z.coerce.number().int().catch(MAX_RESULTS).default(100),
  attributes: Names,
  excludedAttributes: Names,
});

/** The library checks the rest of a message. */
export const PatchRequest = z.object({
  schemas: z.array(z.literal(SCIMMY.Messages.PatchOp.id)),
  Operations: z.array(
    z.object({
      op: z
        .string()
        .toLowerCase()
        .pipe(z.enum(['add', 'remove', 'replace'])),
      path: z.string().optional(),
      value: z.unknown().optional(),
    }),
  ),
});

export const BulkOperation = z.object({
  method: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['POST', 'PUT', 'PATCH', 'DELETE'])),
  bulkId: z.string().optional(),
  path: z.string(),
  data: z.unknown().transform(repairPatch).optional(),
});
export type BulkOperation = z.output<typeof BulkOperation>;

export const BulkRequest = z.object({
  schemas: z.tuple([z.literal(SCIMMY.Messages.BulkRequest.id)]),
  failOnErrors: z.int().min(0).default(0),
  Operations: z.array(BulkOperation).min(1).max(MAX_OPERATIONS),
});

import * as z from 'zod';
import { AreaIdText, AreaVersion } from '../area-schema';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';
import { Count, Id, Line, Rev } from '../vocabulary';
import { ManagedArea } from './areas';

const portal = { service: 'portal', areas: ['shell'], access: { types: SUPER_ONLY, scope: 'library' } } as const;
const area = z.object({ area: AreaIdText });

/**
 * Gives a version of an area to some first: to the users of clients, and to a share of all users, who stay the same while it
 * grows. It is withdrawn by itself when problems reach more users than `maxErrorPercent` of those who opened it.
 */
export const startAreaTrial = call({
  ...portal,
  method: 'PUT',
  path: '/v3/portal/areas/{area}/trial',
  params: area,
  body: z
    .object({
      rev: Rev,
      reason: Line.min(1, 'Say why'),
      version: AreaVersion,
      clientIds: z.array(Id).max(100).default([]),
      /** Percent of the users. */
      share: Count.max(100, 'Give at most 100 percent').default(0),
      maxErrorPercent: z.coerce.number<number>().int().min(1, 'Give at least 1 percent').max(100),
    })
    .refine(({ clientIds, share }) => clientIds.length > 0 || share > 0, 'Choose clients or a share of the users'),
  audit: {
    kind: 'area',
    what: 'Start trial of a version of feature area',
    record: 'area',
    shows: ['version', 'clientIds', 'share', 'maxErrorPercent', 'reason'],
  },
  answer: ManagedArea,
  failures: ['conflict'],
  example: {
    params: { area: 'nowhere' },
    body: { rev: 0, reason: 'To see what happens', version: '1.0.0', share: 5, maxErrorPercent: 2 },
  },
});

/** Ends a trial: promotes its version to all users, by pinning it, or withdraws it. */
export const endAreaTrial = call({
  ...portal,
  method: 'POST',
  path: '/v3/portal/areas/{area}/trial/end',
  params: area,
  body: z.object({ rev: Rev, reason: Line.min(1, 'Say why'), promote: z.boolean() }),
  audit: { kind: 'area', what: 'End trial of a version of feature area', record: 'area', shows: ['promote', 'reason'] },
  answer: ManagedArea,
  failures: ['conflict'],
  example: { params: { area: 'nowhere' }, body: { rev: 0, reason: 'To see what happens', promote: false } },
});

import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const ReleaseDocument = z.object({ name: z.string(), nameKey: z.string(), note: z.string(), at: z.date() });
export type ReleaseDocument = Document<z.infer<typeof ReleaseDocument>>;

/** The named states of the library. */
export const releaseResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'release',
    topic: 'releases',
    schema: ReleaseDocument,
    indexes: [[{ nameKey: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }], [{ at: -1, _id: -1 }]],
    audience: () => ({ all: true }),
    webhook: 'releases',
  });
export type Releases = ReturnType<typeof releaseResource>;

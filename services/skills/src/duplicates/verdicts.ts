import { Id } from '@skills-architect/contracts';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const Verdict = z.object({ key: z.string(), first: Id, second: Id });
type Verdict = Document<z.infer<typeof Verdict>>;

/** Pairs of skills that a user has declared to be different. */
export const verdictResource = (kit: ServiceKit) => {
  const resource = kit.resource({
    name: 'notDuplicate',
    topic: 'skills',
    schema: Verdict,
    indexes: [
      [{ key: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }],
      [{ first: 1 }],
      [{ second: 1 }],
    ],
    audience: () => ({ all: true }),
  });
  return {
    ...resource,
    /** The skills declared to be different from this one. */
    async findOthers(id: number): Promise<number[]> {
      const found = await resource.model
        .find({ $or: [{ first: id }, { second: id }], ...resource.alive }, { first: 1, second: 1 })
        .lean<Verdict[]>();
      return found.map(({ first, second }) => (first === id ? second : first));
    },
    /** The keys of all pairs. */
    async keys(): Promise<Set<string>> {
      return new Set(await resource.model.distinct('key', resource.alive));
    },
  };
};
export type Verdicts = ReturnType<typeof verdictResource>;

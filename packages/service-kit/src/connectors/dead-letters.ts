import type { Paged } from '../database/find-page';
import { notFound } from '../service/app-error';
import type { Message, Outbox } from './outbox';

const WITHOUT_BODY = { body: 0 } as const;

/** Dead letters and what Super Users do with them. */
export const deadLetters = ({ messages }: Outbox, now: () => Date) => {
  const deadFilter = (connector: string, keys?: readonly string[]) => ({
    connector,
    state: 'dead' as const,
    ...(keys && { _id: { $in: [...keys] } }),
  });

  return {
    /** A page of dead letters without their content, latest first. */
    async list(connector: string, { offset, pagesize }: Paged) {
      const [found, total] = await Promise.all([
        messages()
          .find<Message>(deadFilter(connector), { projection: WITHOUT_BODY })
          .sort({ deadAt: -1, _id: 1 })
          .skip(offset)
          .limit(pagesize)
          .toArray(),
        messages().countDocuments(deadFilter(connector)),
      ]);
      return { found, total };
    },

    async get(connector: string, key: string): Promise<Message> {
      const message = await messages().findOne(deadFilter(connector, [key]));
      if (!message) throw notFound('This dead letter');
      return message;
    },

    /** Queues them again with all their tries; returns how many. */
    async resend(connector: string, keys?: readonly string[]): Promise<number> {
      const { modifiedCount } = await messages().updateMany(deadFilter(connector, keys), {
        $set: { state: 'waiting', tries: 0, dueAt: now() },
        $unset: { deadAt: '' },
      });
      return modifiedCount;
    },

    /** Deletes them; returns how many. */
    async discard(connector: string, keys?: readonly string[]): Promise<number> {
      return (await messages().deleteMany(deadFilter(connector, keys))).deletedCount;
    },

    /** Numbers of waiting messages and of dead letters, by connector. */
    async count(): Promise<Map<string, { waiting: number; dead: number }>> {
      const found = await messages()
        .aggregate<{ _id: { connector: string; state: 'waiting' | 'dead' }; messages: number }>([
          { $match: { state: { $in: ['waiting', 'dead'] } } },
          { $group: { _id: { connector: '$connector', state: '$state' }, messages: { $sum: 1 } } },
        ])
        .toArray();
      const counts = new Map<string, { waiting: number; dead: number }>();
      for (const { _id, messages: number } of found)
        counts.set(_id.connector, { waiting: 0, dead: 0, ...counts.get(_id.connector), [_id.state]: number });
      return counts;
    },
  };
};

import type { ReviewEvent } from '@skills-architect/contracts/personas';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

interface StoredEvent {
  personaId: number;
  clientId: number;
  at: Date;
  by: number;
  event: ReviewEvent['event'];
  text: string;
}
type NewEvent = Omit<StoredEvent, 'personaId' | 'at'>;

/** History of reviews. Undoing a step adds an event; it removes none. */
export const reviewEvents = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const events = () => db.collection<StoredEvent>('reviewEvents');
  return {
    createIndexes: () => events().createIndexes([{ key: { personaId: 1, at: -1, _id: -1 } }, { key: { clientId: 1 } }]),
    /** Adds the same event to each of these personas. */
    async add(personaIds: readonly number[], event: NewEvent, session: ClientSession) {
      const at = now();
      if (personaIds.length)
        await events().insertMany(
          personaIds.map((personaId) => ({ ...event, personaId, at })),
          { session },
        );
    },
    /** A page of a persona's events, the latest first. */
    async page(personaId: number, { offset, pagesize }: { offset: number; pagesize: number }) {
      const [found, total] = await Promise.all([
        events().find({ personaId }).sort({ at: -1, _id: -1 }).skip(offset).limit(pagesize).toArray(),
        events().countDocuments({ personaId }),
      ]);
      return { found, total };
    },
    removeClient: (clientId: number) => events().deleteMany({ clientId }),
  };
};
export type ReviewEvents = ReturnType<typeof reviewEvents>;

import { randomUUID } from 'node:crypto';
import { EVENT } from '@skills-architect/contracts';
import { NewNotice } from '@skills-architect/contracts/portal';
import type { ClientSession, Connection, mongo } from 'mongoose';
import * as z from 'zod';
import { findPage, type Paged } from '../database/find-page';
import { expireAfter } from '../database/retention';
import type { Events } from '../events/events';
import { NOTICES, NOTICES_SEEN, type NoticesSeen, type StoredNotice, toNotice } from './stored-notice';

const KEPT_DAYS = 90;

/** A notice that is merged with the unread notice of the same user and key. */
export interface JoinedNotice extends NewNotice {
  /** Title of the merged notice; `count` is the number of events. */
  titleOfMany: (count: number) => string;
  /** Path that the merged notice opens. */
  toOfMany: string;
}

/** Whose notices, and the clients that they may be about; without `clients` all. */
interface Reader {
  userId: number;
  clients?: readonly number[] | undefined;
}

/** The notices of one kind with these keys, of these users. */
interface TakenBack {
  userIds: readonly number[];
  keys: readonly string[];
  kind: NewNotice['kind'];
}

/** Notices of a user about clients that were taken from the user are no longer shown. */
const ofReader = ({ userId, clients }: Reader): mongo.Filter<StoredNotice> => ({
  userId,
  ...(clients && { $or: [{ clientId: { $exists: false } }, { clientId: { $in: [...clients] } }] }),
});

/**
 * What services tell users: one store for all services, in the database of the gateway. Each notice reaches the user's
 * open pages, in the portal and in the user's mails as the user has chosen.
 */
export const notices = (portal: Connection, events: Events, now: () => Date) => {
  const stored = () => portal.collection<StoredNotice>(NOTICES);
  const seen = () => portal.collection<NoticesSeen>(NOTICES_SEEN);
  const tellPages = (userId: number, session?: ClientSession) =>
    events.publish({ to: { userId }, name: EVENT.changed, data: { resource: NOTICES } }, session);

  const store = async (added: readonly NewNotice[], session: ClientSession) => {
    const at = now();
    const writes = added.map((notice) => ({
      updateOne: {
        filter: { userId: notice.userId, key: notice.key },
        update: { $setOnInsert: { ...notice, _id: randomUUID(), at, mail: 'open' as const } },
        upsert: true,
      },
    }));
    const { upsertedIds } = await stored().bulkWrite(writes, { session });
    const told = new Set(Object.keys(upsertedIds).flatMap((index) => added[Number(index)]?.userId ?? []));
    for (const userId of told) await tellPages(userId, session);
  };

  return {
    /** The stored notices, for whoever mails them. */
    stored,

    createIndexes: () =>
      Promise.all([
        stored().createIndexes([
          { key: { userId: 1, key: 1 }, unique: true },
          { key: { userId: 1, at: -1, _id: 1 } },
          { key: { userId: 1, readAt: 1 } },
          { key: { mail: 1, at: 1 }, partialFilterExpression: { mail: { $exists: true } } },
        ]),
        expireAfter(portal, NOTICES, 'at', KEPT_DAYS),
      ]),

    /**
     * Tells users something, once per user and key however often it is sent. With the session of a transaction they are told
     * when it commits. Throws when a title or text is longer than 500 characters, or `to` is no path of the portal.
     */
    async send(added: readonly NewNotice[], session?: ClientSession): Promise<void> {
      if (!added.length) return;
      const checked = z.array(NewNotice).parse(added);
      await (session ? store(checked, session) : portal.transaction((inner) => store(checked, inner)));
    },

    /**
     * Sends notices, merging each with the unread notice of the same user and key. A read notice of that key is replaced,
     * and is unread again.
     */
    async join(added: readonly JoinedNotice[], session: ClientSession): Promise<void> {
      if (!added.length) return;
      const [userIds, keys] = [added.map(({ userId }) => userId), added.map(({ key }) => key)];
      const known = await stored()
        .find({ userId: { $in: userIds }, key: { $in: keys } }, { session })
        .toArray();
      const writes = added.map(({ titleOfMany, toOfMany, ...notice }) => {
        const { userId, key } = notice;
        const last = known.find((other) => other.userId === userId && other.key === key);
        const count = last && !last.readAt ? (last.count ?? 1) + 1 : 1;
        const told = NewNotice.parse({ ...notice, ...(count > 1 && { title: titleOfMany(count), to: toOfMany }) });
        return {
          updateOne: {
            filter: { userId, key },
            update: {
              $set: { ...told, count, at: now(), mail: 'open' as const },
              $unset: { readAt: '' as const, mailAt: '' as const },
              $setOnInsert: { _id: randomUUID() },
            },
            upsert: true,
          },
        };
      });
      await stored().bulkWrite(writes, { session });
      for (const userId of new Set(userIds)) await tellPages(userId, session);
    },

    /** A page of the user's notices, newest first; how many are unread, and up to when the list has been seen. */
    async list(reader: Reader, page: Paged) {
      const filter = ofReader(reader);
      const [{ found, total }, unread, mark] = await Promise.all([
        findPage(stored(), filter, { at: -1, _id: 1 }, page),
        stored().countDocuments({ ...filter, readAt: { $exists: false } }),
        seen().findOne({ _id: reader.userId }),
      ]);
      return {
        notices: found.map(toNotice),
        ...total,
        unread,
        ...(mark && { seenUntil: mark.until.toISOString() }),
      };
    },

    /** Marks these notices of the user as read; without ids all. */
    async read(userId: number, noticeIds?: readonly string[]): Promise<void> {
      const unread = { userId, readAt: { $exists: false }, ...(noticeIds && { _id: { $in: [...noticeIds] } }) };
      const { modifiedCount } = await stored().updateMany(unread, { $set: { readAt: now() } });
      if (modifiedCount) await tellPages(userId);
    },

    /** Deletes notices that no longer apply. */
    async takeBack({ userIds, keys, kind }: TakenBack, session: ClientSession): Promise<void> {
      if (!keys.length) return;
      const filter = { userId: { $in: [...userIds] }, key: { $in: [...keys] }, kind };
      const told = await stored().distinct('userId', filter, { session });
      await stored().deleteMany(filter, { session });
      for (const userId of told) await tellPages(userId, session);
    },

    /** Removes a notice that its user has dismissed elsewhere. */
    async remove(userId: number, key: string): Promise<void> {
      const { deletedCount } = await stored().deleteOne({ userId, key });
      if (deletedCount) await tellPages(userId);
    },

    /** Notes up to when the user has seen the list; never in the future, and an earlier time changes nothing. */
    async see(userId: number, until: Date): Promise<void> {
      const earliest = new Date(Math.min(until.getTime(), now().getTime()));
      const { modifiedCount, upsertedCount } = await seen().updateOne(
        { _id: userId },
        { $max: { until: earliest } },
        { upsert: true },
      );
      if (modifiedCount + upsertedCount) await tellPages(userId);
    },
  };
};
export type Notices = ReturnType<typeof notices>;

import {
  changeNoticeSettings,
  DEFAULT_NOTICE_SETTINGS,
  type NoticeSettings,
  readNoticeSettings,
} from '@skills-architect/contracts/admin';
import type { NoticeKind } from '@skills-architect/contracts/portal';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

interface StoredSettings extends NoticeSettings {
  _id: number;
}

/** Which notices each user is mailed, and when. */
export const noticeSettings = (kit: ServiceKit) => {
  const stored = () => kit.db.collection<StoredSettings>('noticeSettings');
  /** Settings stored before a kind existed get its default. */
  const find = async (userId: number) => {
    const found = await stored().findOne({ _id: userId }, { projection: { _id: 0 } });
    return found && { ...found, timings: { ...DEFAULT_NOTICE_SETTINGS.timings, ...found.timings } };
  };
  return {
    read: async (userId: number): Promise<NoticeSettings> => (await find(userId)) ?? DEFAULT_NOTICE_SETTINGS,

    /** Stops mails of these kinds. Concurrent calls for the same user do not overwrite each other. */
    async endKinds(userId: number, kinds: readonly NoticeKind[]): Promise<void> {
      await stored().updateOne({ _id: userId }, { $setOnInsert: DEFAULT_NOTICE_SETTINGS }, { upsert: true });
      const ended = Object.fromEntries(kinds.map((kind) => [`timings.${kind}`, 'none' as const]));
      await stored().updateOne({ _id: userId }, { $set: ended });
    },

    remove: (userId: number) => stored().deleteOne({ _id: userId }),

    routes: (canMail: boolean) => (app: FastifyInstance) => {
      route(app, readNoticeSettings, async (_, { userId }) => {
        const chosen = await find(userId);
        return { ...(chosen ?? DEFAULT_NOTICE_SETTINGS), canMail, isChosen: chosen !== null };
      });
      route(app, changeNoticeSettings, async ({ body }, { userId }) => {
        await stored().updateOne({ _id: userId }, { $set: body }, { upsert: true });
        return body;
      });
    },
  };
};
export type NoticeSettingsStore = ReturnType<typeof noticeSettings>;

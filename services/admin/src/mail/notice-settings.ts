import { changeNoticeSettings, type NoticeSettings, readNoticeSettings } from '@skills-architect/contracts/admin';
import type { NoticeKind } from '@skills-architect/contracts/portal';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

interface StoredSettings extends NoticeSettings {
  _id: number;
}

/** Of a user who has not chosen: what waits for the user at once, the rest in the mail of the day. */
export const USUAL_SETTINGS: NoticeSettings = {
  timings: {
    reviewAsked: 'atOnce',
    reviewDecided: 'atOnce',
    commentAdded: 'daily',
    importFinished: 'daily',
    exportReady: 'daily',
  },
  hour: 7,
  timeZone: 'UTC',
};

/** Which notices each user is mailed, and when. */
export const noticeSettings = (kit: ServiceKit) => {
  const stored = () => kit.db.collection<StoredSettings>('noticeSettings');
  const find = (userId: number) => stored().findOne({ _id: userId }, { projection: { _id: 0 } });
  return {
    read: async (userId: number): Promise<NoticeSettings> => (await find(userId)) ?? USUAL_SETTINGS,

    async endKinds(userId: number, kinds: readonly NoticeKind[]): Promise<void> {
      const before = await this.read(userId);
      const ended = Object.fromEntries(kinds.map((kind) => [kind, 'none' as const]));
      await stored().updateOne(
        { _id: userId },
        { $set: { ...before, timings: { ...before.timings, ...ended } } },
        { upsert: true },
      );
    },

    remove: (userId: number) => stored().deleteOne({ _id: userId }),

    routes: (canMail: boolean) => (app: FastifyInstance) => {
      route(app, readNoticeSettings, async (_, { userId }) => {
        const chosen = await find(userId);
        return { ...(chosen ?? USUAL_SETTINGS), canMail, isChosen: chosen !== null };
      });
      route(app, changeNoticeSettings, async ({ body }, { userId }) => {
        await stored().updateOne({ _id: userId }, { $set: body }, { upsert: true });
        return body;
      });
    },
  };
};
export type NoticeSettingsStore = ReturnType<typeof noticeSettings>;

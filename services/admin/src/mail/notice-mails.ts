import { API_PREFIX, CLIENT_USERS } from '@skills-architect/contracts';
import { endMails } from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import { type NoticeKind, UNSUBSCRIBE_PATH, unsubscribe } from '@skills-architect/contracts/portal';
import { notFound, route, type ServiceKit, type ServiceModule, type StoredNotice } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { UserDocument, Users } from '../users/user-document';
import { endTokens } from './end-tokens';
import type { MailQueue } from './mail-queue';
import { renderMail } from './mail-text';
import { nextDigestAt } from './next-digest';
import type { NoticeSettingsStore } from './notice-settings';

const POLL_MS = 1000;
const BATCH = 100;
/** Notices from before mails were switched on are not mailed. */
const MOST_AGE_MS = 2 * 24 * 3600 * 1000;
/** More notices of a day are only counted in its mail. */
const MOST_IN_DIGEST = 30;

const Subject = z.object({ userId: z.number(), noticeIds: z.array(z.string()), isDigest: z.boolean() });
type Subject = z.infer<typeof Subject>;

const KIND_NAMES: Record<NoticeKind, string> = {
  reviewAsked: 'reviews that you are asked for',
  reviewDecided: 'decisions about what you sent for review',
  commentAdded: 'comments',
  importFinished: 'finished imports',
  exportReady: 'exports that are ready',
  rolePublished: 'published roles that you asked for',
};

/** A merged notice keeps its id when it is updated. The time in the key gives each update its own mail. */
const mailKey = ({ _id, at }: StoredNotice) => `${_id}-${at.getTime()}`;

interface NoticeMailParts {
  users: Users;
  settings: NoticeSettingsStore;
  queue: MailQueue;
}

/** Mails notices: at once, or once per day, as their users have chosen. */
export const noticeMails = (kit: ServiceKit, { users, settings, queue }: NoticeMailParts): ServiceModule => {
  const tokens = endTokens(kit);
  const notices = kit.notices.stored;

  const send = async (userId: number, found: readonly StoredNotice[], isDigest: boolean) => {
    const [first] = found;
    if (!first) return;
    const noticeIds = found.map(({ _id }) => _id);
    const key = isDigest ? `digest-${userId}-${mailKey(first)}` : `notice-${mailKey(first)}`;
    const title = isDigest ? `Mail of the day of user ${userId}` : `Notice to user ${userId}`;
    await kit.db.transaction(async (session) => {
      const waiting = { _id: { $in: noticeIds }, mail: isDigest ? ('daily' as const) : ('open' as const) };
      // Some were queued by another instance, updated or deleted meanwhile: the next poll sends the rest.
      if ((await notices().countDocuments(waiting, { session })) !== noticeIds.length) return;
      await notices().updateMany(waiting, { $unset: { mail: '', mailAt: '' } }, { session });
      await queue.queue(
        { key, kind: 'notices', title, subject: { userId, noticeIds, isDigest } satisfies Subject },
        session,
      );
    });
  };

  /** Decides for each new notice when it is mailed. */
  const sort = async () => {
    const found = await notices().find({ mail: 'open' }).sort({ at: 1 }).limit(BATCH).toArray();
    for (const notice of found) {
      const { timings, hour, timeZone } = await settings.read(notice.userId);
      const timing = timings[notice.kind];
      const isOld = kit.now().getTime() - notice.at.getTime() > MOST_AGE_MS;
      if (timing === 'atOnce' && !isOld) await send(notice.userId, [notice], false);
      else
        await notices().updateOne(
          { _id: notice._id, mail: 'open' },
          timing === 'daily' && !isOld
            ? { $set: { mail: 'daily', mailAt: nextDigestAt(notice.at, hour, timeZone) } }
            : { $unset: { mail: '' } },
        );
    }
    return found.length === BATCH;
  };

  const sendDigests = async () => {
    const due = { mail: 'daily' as const, mailAt: { $lte: kit.now() } };
    for (const userId of await notices().distinct('userId', due))
      await send(
        userId,
        await notices()
          .find({ ...due, userId })
          .sort({ at: 1, _id: 1 })
          .toArray(),
        true,
      );
  };

  /** What is left to be told: unread, about a client that the user still has, and of a kind that is still mailed. */
  const findToTell = async ({ _id, userType, clientIds }: UserDocument, noticeIds: readonly string[]) => {
    const { timings } = await settings.read(_id);
    const unread = await notices()
      .find({ _id: { $in: [...noticeIds] }, readAt: { $exists: false } })
      .sort({ at: 1, _id: 1 })
      .toArray();
    return unread.filter(
      ({ kind, clientId }) =>
        timings[kind] !== 'none' &&
        (clientId === undefined || !CLIENT_USERS.includes(userType) || clientIds.includes(clientId)),
    );
  };

  queue.define('notices', async (subject) => {
    const { userId, noticeIds, isDigest } = Subject.parse(subject);
    const user = await users.model.findOne({ _id: userId, ...users.alive }).lean<UserDocument>();
    if (!user || user.disabled) return undefined;
    const found = await findToTell(user, noticeIds);
    const [first] = found;
    if (!first) return undefined;
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    const token = await tokens.create({ userId, kinds });
    const more = found.length - MOST_IN_DIGEST;
    const moreText = more > 0 ? ` The portal lists ${formatCount(more, 'more notice')}.` : '';
    return {
      to: user.email,
      ...renderMail({
        subject:
          isDigest && found.length > 1 ? `${formatCount(found.length, 'notice')} in Skills Architect` : first.title,
        greeting: `Hello ${user.name},`,
        parts: found.slice(0, MOST_IN_DIGEST).map(({ title, text, to }) => ({
          title,
          text,
          link: { label: 'Open', url: queue.toUrl(to) },
        })),
        reason: `You are mailed about ${kinds.map((kind) => KIND_NAMES[kind]).join(', ')}.${moreText} You choose this in your account, under Notices by E-mail.`,
        end: { label: 'End these mails', url: queue.toUrl(`${UNSUBSCRIBE_PATH}#${token}`) },
      }),
      unsubscribeUrl: queue.toUrl(`${API_PREFIX}${unsubscribe.path}?token=${token}`),
    };
  });

  let lastFailure = '';
  let working: Promise<void> | undefined;
  const work = async () => {
    try {
      while (await sort());
      await sendDigests();
      lastFailure = '';
    } catch (error) {
      // Logged once: it is tried again every second.
      if (String(error) !== lastFailure) kit.log.error({ err: error }, 'notices could not be mailed');
      lastFailure = String(error);
    } finally {
      working = undefined;
    }
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    routes: (app: FastifyInstance) => {
      settings.routes(queue.canMail)(app);
      route(app, endMails, async ({ body: { token } }) => {
        const ended = await tokens.read(token);
        if (!ended) throw notFound('This link');
        await settings.endKinds(ended.userId, ended.kinds);
        return { kinds: ended.kinds };
      });
    },
    start: () => {
      if (!queue.canMail) return;
      timer = setInterval(() => {
        working ??= work();
      }, POLL_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
};

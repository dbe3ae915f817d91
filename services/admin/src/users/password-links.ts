import { DONE } from '@skills-architect/contracts';
import {
  askPasswordLink,
  findPasswordLink,
  inviteUser,
  type PasswordLink,
  SsoType,
  takePasswordLink,
} from '@skills-architect/contracts/admin';
import { PASSWORD_PATH } from '@skills-architect/contracts/portal';
import {
  AppError,
  createSecret,
  hashSecret,
  route,
  type ServiceKit,
  type ServiceModule,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import type { MailQueue } from '../mail/mail-queue';
import { renderMail } from '../mail/mail-text';
import { LINK_MS, LINK_TEXTS, type LinkKind, linkState, type StoredLink } from './link-rules';
import { type PasswordRules, passwordSetter } from './set-password';
import { foldKey, type UserDocument, type Users } from './user-document';

const DAY_S = 24 * 3600;
/** How long a used or expired link still says what it was. */
const REMEMBERED_S = 30 * DAY_S;

const NOT_VALID: Record<Exclude<PasswordLink['state'], 'valid'>, string> = {
  used: 'This link has been used. Ask for a new one.',
  expired: 'This link has expired. Ask for a new one.',
  unknown: 'This link is not known. Ask for a new one.',
};

interface LinkParts {
  users: Users;
  queue: MailQueue;
  rules: PasswordRules;
}

/** Links in mails by which users choose their password: of an invitation, and for a forgotten password. */
export const passwordLinks = (kit: ServiceKit, { users, queue, rules }: LinkParts) => {
  const links = () => kit.db.collection<StoredLink>('passwordLinks');
  const setPassword = passwordSetter(kit, users, rules);

  const findUser = (filter: object) =>
    users.model
      .findOne({ ...filter, ssoType: SsoType.Application, disabled: { $ne: true }, ...users.alive })
      .lean<UserDocument>();

  /** A new link when its mail is written, so that no token waits in the database; former ones of the user end. */
  const create = async (userId: number, kind: LinkKind): Promise<string> => {
    const token = createSecret();
    const at = kit.now();
    await links().updateMany(
      { userId, usedAt: { $exists: false }, expiresAt: { $gt: at } },
      { $set: { expiresAt: at } },
    );
    await links().insertOne({
      _id: hashSecret(token),
      userId,
      kind,
      expiresAt: new Date(at.getTime() + LINK_MS[kind]),
    });
    return token;
  };

  const writeMail = async (user: UserDocument | null, kind: LinkKind) => {
    if (!user) return undefined;
    const { subject, title, text, label, reason } = LINK_TEXTS[kind];
    const url = queue.toUrl(`${PASSWORD_PATH}#${await create(user._id, kind)}`);
    const named = user.loginId ? `${text} Your login name is ${user.loginId}.` : text;
    return {
      to: user.email,
      ...renderMail({
        subject,
        greeting: `Hello ${user.name},`,
        parts: [{ title, text: named, link: { label, url } }],
        reason,
      }),
    };
  };
  queue.define('invitation', async (subject) => {
    const { userId } = z.object({ userId: z.number() }).parse(subject);
    return writeMail(await findUser({ _id: userId }), 'invitation');
  });
  // Whether anybody has the login id is found out here, not while somebody waits for an answer.
  queue.define('forgotten', async (subject) => {
    const { loginId } = z.object({ loginId: z.string() }).parse(subject);
    return writeMail(await findUser({ loginKey: foldKey(loginId) }), 'forgotten');
  });

  /** Mails a user a link to set the first password. */
  const invite = async ({ _id, ssoType }: Pick<UserDocument, '_id' | 'ssoType'>, session?: ClientSession) => {
    if (!queue.canMail) throw new AppError('conflict', 'The portal sends no mails: set a password instead.');
    if (ssoType !== SsoType.Application) throw new AppError('conflict', 'This user signs in without a password here.');
    const mail = { kind: 'invitation', title: `Invitation of user ${_id}`, subject: { userId: _id } };
    await queue.queue({ key: `invitation-${createSecret()}`, ...mail }, session);
  };

  const findLink = (token: string, session?: ClientSession) =>
    links().findOne({ _id: hashSecret(token) }, { ...(session && { session }) });

  const routes = (app: FastifyInstance) => {
    route(app, askPasswordLink, async ({ body: { loginId } }) => {
      const mail = { kind: 'forgotten', title: 'Forgotten password', subject: { loginId } };
      await queue.queue({ key: `forgotten-${createSecret()}`, ...mail });
      return DONE;
    });

    route(app, findPasswordLink, async ({ body: { token } }) => {
      const link = await findLink(token);
      const state = linkState(link, kit.now());
      if (!link || state !== 'valid') return { state, ...(link && { kind: link.kind }) };
      const user = await findUser({ _id: link.userId });
      if (!user) return { state: 'expired' as const, kind: link.kind };
      return { state, kind: link.kind, ...(user.loginId !== undefined && { loginId: user.loginId }) };
    });

    route(app, takePasswordLink, async ({ body: { token, password } }) => {
      const link = await findLink(token);
      const state = linkState(link, kit.now());
      const user = link && state === 'valid' ? await findUser({ _id: link.userId }) : null;
      if (!link || !user) throw new AppError('conflict', NOT_VALID[state === 'valid' ? 'expired' : state]);
      await setPassword(user._id, { current: '', password, field: 'password' }, undefined, async (session) => {
        const unused = { _id: link._id, usedAt: { $exists: false } };
        const { modifiedCount } = await links().updateOne(unused, { $set: { usedAt: kit.now() } }, { session });
        // Somebody has used it at the same moment.
        if (!modifiedCount) throw new AppError('conflict', NOT_VALID.used);
      });
      return { userId: user._id };
    });

    route(app, inviteUser, async ({ params }) => {
      await invite(await users.get(params.userId));
      return DONE;
    });
  };

  const module: ServiceModule = {
    routes,
    createIndexes: () =>
      links().createIndexes([{ key: { userId: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: REMEMBERED_S }]),
  };
  return { module, invite, remove: (userId: number) => links().deleteMany({ userId }) };
};
export type PasswordLinks = ReturnType<typeof passwordLinks>;

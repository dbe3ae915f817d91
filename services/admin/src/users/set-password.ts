import { invalid, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import { type IsKnownPassword, KNOWN_PASSWORD } from './known-passwords';
import { hashPassword } from './passwords';
import type { UserDocument, Users } from './user-document';

const DAY_MS = 24 * 3600 * 1000;
const PASSWORD_CHANGED = 'Your password was changed. Sign in again.';

export interface PasswordRules {
  isKnown: IsKnownPassword;
  /** Days after which a password must be replaced at the next sign-in; undefined or 0: never. */
  maxDays?: number | undefined;
}

/** Whether a password must be replaced. Of users of earlier versions only the time of their creation is known. */
export const isExpired = (
  { passwordAt, created }: Pick<UserDocument, 'passwordAt' | 'created'>,
  maxDays: number | undefined,
  now: Date,
): boolean => Boolean(maxDays) && now.getTime() - (passwordAt ?? created.at).getTime() > (maxDays ?? 0) * DAY_MS;

/**
 * Replaces a user's password by one that the user has chosen, and ends the user's sessions except `except`; `alongside` writes
 * in the same transaction.
 */
export const passwordSetter =
  (kit: ServiceKit, users: Users, { isKnown }: PasswordRules) =>
  async (
    userId: number,
    chosen: { current: string; password: string; field: string },
    except?: string,
    alongside?: (session: ClientSession) => Promise<void>,
  ) => {
    const { current, password, field } = chosen;
    if (password === current) throw invalid(field, 'Choose another password than the current one');
    if (isKnown(password)) throw invalid(field, KNOWN_PASSWORD);
    const passwordHash = await hashPassword(password);
    await kit.db.transaction(async (session) => {
      await alongside?.(session);
      const fields = { passwordHash, passwordAt: kit.now() };
      await users.change(userId, undefined, fields, { by: userId, session });
      await kit.sessions.end(userId, PASSWORD_CHANGED, { except, session });
    });
    await kit.sessions.notify(userId);
  };

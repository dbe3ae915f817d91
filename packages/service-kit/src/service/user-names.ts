import { userNames } from '@skills-architect/contracts/admin';
import type { ServiceKit } from '../platform';

/** The name of user 0, the author of demo data and of all automatic writes. */
const PORTAL_NAME = 'Skills Architect';

/** Reads the names of users, deleted ones included; cached until a user changes. */
export const userNameReader = (kit: ServiceKit) => {
  const read = kit.cachedById(['users'], async (userIds) => {
    const { users } = await kit.peer(userNames, { query: { userIds } });
    return new Map(users.map(({ userId, name }) => [userId, name]));
  });
  return async (userIds: readonly number[]): Promise<(userId: number) => string> => {
    const names = await read([...new Set(userIds)].filter((userId) => userId > 0));
    return (userId) => names.get(userId) ?? (userId > 0 ? `User ${userId}` : PORTAL_NAME);
  };
};
export type UserNames = ReturnType<typeof userNameReader>;

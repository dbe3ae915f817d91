import { restoreUser, SsoType, type User } from '@skills-architect/contracts/admin';
import { restoreRecord } from '@skills-architect/library-kit';
import { notify, useChange } from '@skills-architect/portal-kit';

const TOKENS_GONE = 'The access tokens stay revoked: create new ones for the programs that used them.';
/** Display time of `TOKENS_GONE` in milliseconds. */
const TOKENS_GONE_MS = 10_000;

/** Takes back the deletion of a user, as Undo or later. */
export function useRestoreUser() {
  const restore = useChange(restoreUser);
  return ({ userId, ssoType }: Pick<User, 'userId' | 'ssoType'>) =>
    restoreRecord(async () => {
      const { name } = await restore.run({ params: { userId } });
      if (ssoType.ssoTypeId === SsoType.ServiceAccount)
        notify(TOKENS_GONE, { variant: 'info', duration: TOKENS_GONE_MS });
      return name;
    });
}

import { getUser } from '@skills-architect/contracts/admin';
import {
  type AccessToken,
  listAccessTokens,
  listManagedAreas,
  listTokenCalls,
  revokeAccessToken,
} from '@skills-architect/contracts/portal';
import { askConfirm, notify, useCall, useChange } from '@skills-architect/portal-kit';

/** The service account, its tokens, and the calls that they can be allowed to make. */
export function useAccessTokens(userId: number) {
  const account = useCall(getUser, { params: { userId } });
  const list = useCall(listAccessTokens, { params: { userId } });
  const known = useCall(listTokenCalls, {});
  const managed = useCall(listManagedAreas, {});
  const revoking = useChange(revokeAccessToken);
  const titles = new Map(known.data?.calls.map(({ name, title }) => [name, title]));
  const userType = account.data?.userType.userTypeId;

  const revoke = async ({ tokenId, name }: AccessToken) => {
    const agreed = await askConfirm({
      title: 'Revoke Access Token',
      text: `Revoke the token ${name}? Programs that use it are refused at once, and it cannot be restored.`,
      yes: 'Revoke',
      no: 'Cancel',
      loss: true,
    });
    if (!agreed) return;
    try {
      await revoking.run({ params: { userId, tokenId } });
      notify(`The token ${name} was revoked`, { variant: 'success' });
    } catch (failure) {
      notify(failure);
    }
    list.retry();
  };

  return {
    account: account.data,
    list,
    known,
    /** The calls that the account may make because of its user type. */
    calls: known.data?.calls.filter(({ types }) => userType === undefined || types.includes(userType)) ?? [],
    areas: managed.data?.areas.map(({ area, title }) => ({ value: area, label: title })) ?? [],
    titleOf: (call: string) => titles.get(call) ?? call,
    revoke: (token: AccessToken) => void revoke(token),
  };
}

import { SsoType, type User } from '@skills-architect/contracts/admin';
import { navigate, useSession } from '@skills-architect/portal-kit';
import type { MenuEntry } from '@skills-architect/ui-kit';
import { useDeleteUser } from './use-delete-user';
import { useDisableUser } from './use-disable-user';
import { useInvitation } from './use-invitation';
import { usePersonData } from './use-person-data';
import { useRestoreUser } from './use-restore-user';

/** Opens the form of a user. */
export const openUser = ({ userId }: User): void => navigate(`/user/edit/${userId}`);

/** Returns a function that builds the row menu of a user; deleted users have other actions. */
export function useUserMenu(): (user: User, isDeleted: boolean) => MenuEntry[] {
  const { user: current } = useSession();
  const askToDelete = useDeleteUser();
  const askToDisable = useDisableUser();
  const restore = useRestoreUser();
  const person = usePersonData();
  const invitation = useInvitation();

  const ofDeleted = (user: User): MenuEntry[] => [
    { label: 'Restore User Account', icon: 'undo', onSelect: () => void restore(user) },
    { label: 'Export Data', icon: 'download', onSelect: () => person.save(user) },
    { label: 'Erase Data…', icon: 'trash', danger: true, onSelect: () => person.erase(user) },
  ];
  const tokens = ({ userId, ssoType }: User): MenuEntry[] =>
    ssoType.ssoTypeId === SsoType.ServiceAccount
      ? [{ label: 'Access Tokens', icon: 'link', onSelect: () => navigate(`/user/tokens/${userId}`) }]
      : [];
  const ofUser = (user: User): MenuEntry[] => {
    const isOwn = user.userId === current.userId;
    return [
      { label: 'Manage User Account', icon: 'edit', onSelect: () => openUser(user) },
      ...tokens(user),
      ...(invitation.canSend && user.ssoType.ssoTypeId === SsoType.Application && !user.disabled
        ? [{ label: 'Send Invitation', icon: 'link' as const, onSelect: () => invitation.send(user) }]
        : []),
      { label: 'Export Data', icon: 'download', onSelect: () => person.save(user) },
      {
        label: user.disabled ? 'Enable User Account' : 'Disable User Account',
        icon: user.disabled ? 'check' : 'close',
        disabledReason: isOwn ? 'You cannot disable your own account' : undefined,
        onSelect: () => askToDisable(user),
      },
      {
        label: 'Delete User Account',
        icon: 'trash',
        danger: true,
        disabledReason: isOwn ? 'You cannot delete your own account' : undefined,
        onSelect: () => askToDelete(user),
      },
    ];
  };
  return (user, isDeleted) => (isDeleted ? ofDeleted(user) : ofUser(user));
}

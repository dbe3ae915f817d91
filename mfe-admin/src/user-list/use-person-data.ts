import { erasePerson, exportPerson, type User } from '@skills-architect/contracts/admin';
import { askConfirm, download, notify, useChange } from '@skills-architect/portal-kit';

/** Exports what the portal has about a user, and erases it after confirmation. */
export function usePersonData() {
  const erasing = useChange(erasePerson);
  const save = async ({ userId }: User) => {
    try {
      await download(exportPerson, { params: { userId } });
    } catch (failure) {
      notify(failure);
    }
  };
  const erase = async ({ userId, name }: User) => {
    const agreed = await askConfirm({
      title: 'Erase Data',
      text: `Erase name, mail address and login of ${name} everywhere, also in histories and the audit log? This cannot be undone.`,
      yes: 'Erase',
      no: 'Cancel',
      loss: true,
    });
    if (!agreed) return;
    try {
      await erasing.run({ params: { userId } });
      notify('The data is being erased', { variant: 'info' });
    } catch (failure) {
      notify(failure);
    }
  };
  return { save: (user: User) => void save(user), erase: (user: User) => void erase(user) };
}

import { inviteUser, readNoticeSettings, type User } from '@skills-architect/contracts/admin';
import { askConfirm, notify, useCall, useChange } from '@skills-architect/portal-kit';

/** Mails a user a link to choose the password, after confirmation; where the portal sends mails. */
export function useInvitation() {
  const { data } = useCall(readNoticeSettings, {});
  const { run } = useChange(inviteUser);
  return {
    canSend: data?.canMail === true,
    send: async ({ userId, name, email }: User) => {
      const agreed = await askConfirm({
        title: 'Send Invitation',
        text: `${name} gets a mail at ${email} with a link to choose a password, valid for 7 days. Former links no longer work.`,
        yes: 'Send',
        no: 'Cancel',
      });
      if (!agreed) return;
      await run({ params: { userId } }).then(
        () => notify(`The invitation is sent to ${email}`, { variant: 'success' }),
        (failure) => notify(failure),
      );
    },
  };
}

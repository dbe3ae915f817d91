import {
  type DifferenceKind,
  repairDifferences,
  type UserDifference,
  undoRepair,
} from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import { notifyUndoable } from '@skills-architect/library-kit';
import { askConfirm, notify, useChange, useJobs } from '@skills-architect/portal-kit';

/** Display time of Undo after a repair, in milliseconds. */
const UNDO_MS = 10_000;

/** What a repair does to users, for its question. */
const EFFECTS: Record<DifferenceKind, string> = {
  rights: 'get the user type and clients of the rules at once',
  unsent: 'are disabled and signed out',
  activity: 'are disabled or enabled as the provider says',
};

/** Repairs users of a provider after a question; the notification offers Undo. */
export function useRepair(providerId: number, kind: DifferenceKind, onRepaired: () => void) {
  const repair = useChange(repairDifferences);
  const undo = useChange(undoRepair);
  const { follow } = useJobs();

  const undoNow = async (changeSet: string) => {
    const { restored, kept } = await undo.run({ params: { changeSet } });
    const left = kept ? ` ${formatCount(kept, 'user was', 'users were')} changed since and left as now.` : '';
    notify(`${formatCount(restored, 'user is', 'users are')} as before.${left}`, { variant: 'success' });
  };

  const repairNow = async (users: readonly UserDifference[]) => {
    const body = { kind, users: users.map(({ userId, rev }) => ({ userId, rev })) };
    const { changeSet, repaired, kept, jobToken } = await repair.run({ params: { providerId }, body });
    onRepaired();
    // Its card says what came of it, and offers Undo.
    if (jobToken !== undefined) await follow(jobToken);
    for (const { name, reason } of kept) notify(`${name} was left as is: ${reason}`);
    const text = `${formatCount(repaired, 'user was', 'users were')} repaired`;
    if (repaired) notifyUndoable(text, () => undoNow(changeSet).catch(notify), { duration: UNDO_MS });
  };

  return {
    isRepairing: repair.isRunning || undo.isRunning,
    askToRepair: async (users: readonly UserDifference[]) => {
      const [first] = users;
      const names = users.length === 1 && first ? first.name : formatCount(users.length, 'user');
      const agreed = await askConfirm({
        title: users.length === 1 ? 'Repair User' : 'Repair Users',
        text: `${names}: ${EFFECTS[kind]}. This can be undone.`,
        yes: 'Repair',
        no: 'Cancel',
      });
      if (agreed) await repairNow(users).catch(notify);
    },
  };
}

import {
  createTreeSkill,
  linkSkills,
  moveSkill,
  type TreeSkillForm,
  unlinkSkills,
} from '@skills-architect/contracts/skills';
import { notify, useChange } from '@skills-architect/portal-kit';
import type * as z from 'zod';
import type { TreeRow } from './tree-model';

/** Milliseconds during which the notification offers to undo a change. */
const UNDO_OFFERED = 10_000;

type NewSkill = Omit<z.input<typeof TreeSkillForm>, 'rootSkillId'>;
type Named = Pick<TreeRow, 'skillId' | 'skillName'>;

/** Changes the tree of a root; each change resolves to whether it worked, and notifies the user. */
export function useTreeChanges(rootSkillId: number) {
  const linking = useChange(linkSkills);
  const unlinking = useChange(unlinkSkills);
  const moving = useChange(moveSkill);
  const creating = useChange(createTreeSkill, { invalidates: ['skills'] });

  const notifyDone = (text: string, undo?: () => Promise<unknown>) =>
    notify(text, {
      variant: 'success',
      ...(undo && { duration: UNDO_OFFERED, action: { label: 'Undo', run: () => void undo().catch(notify) } }),
    });
  const tryChange = (change: Promise<unknown>, tell: () => void): Promise<boolean> =>
    change.then(
      () => {
        tell();
        return true;
      },
      (failure: unknown) => {
        notify(failure);
        return false;
      },
    );

  const link = (parent: number, child: number) => linking.run({ body: { rootSkillId, parent, child } });
  const unlink = (parent: number, child: number) => unlinking.run({ query: { parent, child } });
  const move = (child: number, from: number, to: number) => moving.run({ body: { rootSkillId, child, from, to } });

  return {
    isRunning: linking.isRunning || unlinking.isRunning || moving.isRunning || creating.isRunning,
    add: (parent: Named, child: Named) =>
      tryChange(link(parent.skillId, child.skillId), () =>
        notifyDone(`${child.skillName} is below ${parent.skillName}`, () => unlink(parent.skillId, child.skillId)),
      ),
    remove: ({ skillId, skillName }: Named, parent: Named) =>
      tryChange(unlink(parent.skillId, skillId), () =>
        notifyDone(`${skillName} is no longer below ${parent.skillName}`, () => link(parent.skillId, skillId)),
      ),
    move: ({ skillId, skillName }: Named, fromId: number, to: Named) =>
      tryChange(move(skillId, fromId, to.skillId), () =>
        notifyDone(`${skillName} is below ${to.skillName}`, () => move(skillId, to.skillId, fromId)),
      ),
    /** Resolves to the new skill's id; rejects with errors that the form shows at its field. */
    create: async (skill: NewSkill): Promise<number> => {
      const { skillId } = await creating.run({ body: { ...skill, rootSkillId } });
      notifyDone('Skill Creation Successful');
      return skillId;
    },
  };
}
export type TreeChanges = ReturnType<typeof useTreeChanges>;

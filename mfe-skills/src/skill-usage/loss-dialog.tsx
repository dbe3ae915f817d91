import { ADMIN_LIKE, type MergePreview } from '@skills-architect/contracts';
import type { Skill } from '@skills-architect/contracts/skills';
import { useSession } from '@skills-architect/portal-kit';
import { LossDialog } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { SkillReplacement } from '../skill-merge/replacement';
import { SkillUsage } from './skill-usage';

/** The action that the user must confirm. */
export type Loss = 'delete' | 'retire';

/** A skill that gets everything that used the lost one. */
export interface Replaced {
  preview: MergePreview;
  /** It gets the names as well: the lost skill becomes part of it. */
  joins: boolean;
}

const WORDS = {
  delete: {
    title: 'Delete',
    text: 'These lose the skill. You can restore it for 30 days.',
    confirm: 'Delete Skill',
    replace: 'Replace and Delete',
  },
  retire: {
    title: 'Retire',
    text: 'Clients no longer find the skill, and these industry roles no longer show it to them, until it is published again.',
    confirm: 'Retire Skill',
    replace: 'Replace and Retire',
  },
} as const;
const REPLACED = 'These get the other skill. You can undo it for 30 days.';

interface SkillLossDialogProps {
  skill: Skill;
  loss: Loss;
  isRunning?: boolean;
  onConfirm: (replaced: Replaced | undefined) => void;
  onClose: () => void;
}

/** Asks before a skill is deleted or retired, shows what it touches, and offers to replace it there. */
export function SkillLossDialog({ skill, loss, onConfirm, ...dialog }: SkillLossDialogProps) {
  const { user } = useSession();
  const [preview, setPreview] = useState<MergePreview>();
  const [joins, setJoins] = useState(true);
  const { title, text, confirm, replace } = WORDS[loss];
  return (
    <LossDialog
      {...dialog}
      title={`${title} ${skill.skillName}?`}
      text={preview ? REPLACED : text}
      confirm={preview ? replace : confirm}
      onConfirm={() => onConfirm(preview && { preview, joins })}
    >
      <SkillUsage skillId={skill.skillId} />
      {ADMIN_LIKE.includes(user.userType) && (
        <SkillReplacement
          skill={skill}
          joins={joins && loss === 'delete'}
          onJoins={loss === 'delete' ? setJoins : undefined}
          onChange={setPreview}
        />
      )}
    </LossDialog>
  );
}

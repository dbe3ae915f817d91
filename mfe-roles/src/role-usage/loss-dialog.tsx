import { ADMIN_LIKE, type MergePreview } from '@skills-architect/contracts';
import type { Role } from '@skills-architect/contracts/roles';
import { useSession } from '@skills-architect/portal-kit';
import { LossDialog } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { RoleReplacement } from '../role-merge/replacement';
import { RoleUsage } from './role-usage';

/** The action that the user must confirm. */
export type Loss = 'delete' | 'retire';

/** A role that gets everything that used the lost one. */
export interface Replaced {
  preview: MergePreview;
  /** It gets the names and skills as well: the lost role becomes part of it. */
  joins: boolean;
}

const WORDS = {
  delete: {
    title: 'Delete',
    text: 'These lose their industry role. You can restore it for 30 days.',
    confirm: 'Delete Role',
    replace: 'Replace and Delete',
  },
  retire: {
    title: 'Retire',
    text: 'Clients no longer find the role until it is published again. These keep it.',
    confirm: 'Retire Role',
    replace: 'Replace and Retire',
  },
} as const;
const REPLACED = 'These get the other role. You can undo it for 30 days.';

interface RoleLossDialogProps {
  role: Role;
  loss: Loss;
  isRunning?: boolean;
  onConfirm: (replaced: Replaced | undefined) => void;
  onClose: () => void;
}

/** Asks before a role is deleted or retired, shows what it touches, and offers to replace it there. */
export function RoleLossDialog({ role, loss, onConfirm, ...dialog }: RoleLossDialogProps) {
  const { user } = useSession();
  const [preview, setPreview] = useState<MergePreview>();
  const [joins, setJoins] = useState(true);
  const { title, text, confirm, replace } = WORDS[loss];
  return (
    <LossDialog
      {...dialog}
      title={`${title} ${role.roleName}?`}
      text={preview ? REPLACED : text}
      confirm={preview ? replace : confirm}
      onConfirm={() => onConfirm(preview && { preview, joins })}
    >
      <RoleUsage roleId={role.roleId} />
      {ADMIN_LIKE.includes(user.userType) && (
        <RoleReplacement
          role={role}
          joins={joins && loss === 'delete'}
          onJoins={loss === 'delete' ? setJoins : undefined}
          onChange={setPreview}
        />
      )}
    </LossDialog>
  );
}

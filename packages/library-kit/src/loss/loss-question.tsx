import { ADMIN_LIKE, type MergePreview } from '@skills-architect/contracts';
import { useSession } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';
import { type ReactNode, useState } from 'react';
import { LossDialog } from './loss-dialog';
import type { Loss, Replaced } from './use-delete-or-retire';

/** Props of the field that chooses the replacement. */
interface ReplacementProps {
  mergesNames: boolean;
  /** Undefined if the replacement cannot get the alternative names. */
  onMergesNames?: (mergesNames: boolean) => void;
  onChange: (preview: MergePreview | undefined) => void;
}

interface LossQuestionProps {
  /** Noun of the record: `Skill`. */
  noun: string;
  name: string;
  loss: Loss;
  /** Consequences for everything that uses the record. */
  texts: Record<Loss, string>;
  isRunning?: boolean;
  onConfirm: (replaced: Replaced | undefined) => void;
  onClose: () => void;
  /** Where the record is used. */
  children: ReactNode;
  replacement: (props: ReplacementProps) => ReactNode;
}

const VERBS = { delete: 'Delete', retire: 'Retire' } as const;

/** Asks before a record is deleted or retired, shows where it is used, and offers to replace it there. */
export function LossQuestion(props: LossQuestionProps) {
  const { noun, name, loss, texts, onConfirm, children, replacement, ...dialog } = props;
  const { user } = useSession();
  const [preview, setPreview] = useState<MergePreview>();
  const [mergesNames, setMergesNames] = useState(true);
  const verb = VERBS[loss];
  return (
    <LossDialog
      {...dialog}
      title={`${verb} ${shortenName(name)}?`}
      text={preview ? `These get the other ${noun.toLowerCase()}. You can undo it for 30 days.` : texts[loss]}
      confirm={preview ? `Replace and ${verb}` : `${verb} ${noun}`}
      onConfirm={() => onConfirm(preview && { preview, mergesNames })}
    >
      {children}
      {ADMIN_LIKE.includes(user.userType) &&
        replacement({
          mergesNames: mergesNames && loss === 'delete',
          onMergesNames: loss === 'delete' ? setMergesNames : undefined,
          onChange: setPreview,
        })}
    </LossDialog>
  );
}

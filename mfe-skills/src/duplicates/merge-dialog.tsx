import { previewSkillMerge } from '@skills-architect/contracts/skills';
import { MergeFacts } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Button, Dialog, Loaded, Skeleton } from '@skills-architect/ui-kit';
import { useRef } from 'react';
import { useMergeSkill } from '../skill-merge/use-merge-skill';

interface MergeDialogProps {
  /** Id of the skill that is merged into `target`. */
  merged: number;
  target: number;
  onMerged: (merge: { mergeId: number }) => void;
  onClose: () => void;
}

/** Shows what a merge moves before it starts. */
export function MergeDialog({ merged, target, onMerged, onClose }: MergeDialogProps) {
  const preview = useCall(previewSkillMerge, { params: { skillId: merged }, query: { intoId: target } });
  const merge = useMergeSkill();
  const confirm = useRef<HTMLButtonElement>(null);
  const { data } = preview;
  const run = async () => {
    const started = data && (await merge.run(data, 'merge'));
    if (started) onMerged({ mergeId: started.mergeId });
    onClose();
  };
  return (
    <Dialog
      open
      title={data ? `Merge ${data.merged.name} into ${data.target.name}?` : 'Merge two skills'}
      initialFocus={confirm}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            ref={confirm}
            variant="primary"
            loading={merge.isRunning}
            disabledReason={data ? undefined : 'Still counting the roles and personas that will change'}
            onClick={() => void run()}
          >
            Merge
          </Button>
        </>
      }
    >
      <Loaded
        result={preview}
        waiting={<Skeleton lines={3} label="Counting the roles and personas that will change" />}
      >
        {(facts) => <MergeFacts {...facts} />}
      </Loaded>
    </Dialog>
  );
}

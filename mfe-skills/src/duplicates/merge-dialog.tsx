import { previewSkillMerge } from '@skills-architect/contracts/skills';
import { MergeFacts } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Button, Dialog, Loaded, Skeleton, Text } from '@skills-architect/ui-kit';
import { useRef } from 'react';
import { useMergeSkill } from '../skill-merge/use-merge-skill';
import { distinctName } from './distinct-name';

interface MergeDialogProps {
  /** Id of the skill that is merged into `target`. */
  merged: number;
  target: number;
  onMerged: (merge: { mergeId: number; ended: Promise<void> }) => void;
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
    if (started) onMerged(started);
    onClose();
  };
  return (
    <Dialog
      open
      title={
        data
          ? `Merge ${distinctName(data.merged, data.target)} into ${distinctName(data.target, data.merged)}?`
          : 'Merge two skills'
      }
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
        {(facts) => (
          <>
            <MergeFacts {...facts} />
            <Text pt="2" color="fg.muted">
              {`${distinctName(facts.merged, facts.target)} stops being a skill of its own. This can be undone for 30 days.`}
            </Text>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

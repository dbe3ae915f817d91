import { compareRelease } from '@skills-architect/contracts/skills';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { Button, Text, Wrap } from '@skills-architect/ui-kit';
import { useState } from 'react';

/** Says that changes are still missing; a button starts a job that compares the rest. */
export function MissingChanges({ releaseId }: { releaseId?: number }) {
  const compare = useChange(compareRelease);
  const { follow } = useJobs();
  const [isComparing, setIsComparing] = useState(false);
  const run = async () => {
    setIsComparing(true);
    try {
      const { jobToken } = await compare.run({ body: releaseId === undefined ? {} : { releaseId } });
      const { status, errorMessage } = await follow(jobToken);
      if (status !== 'done') notify(errorMessage ?? 'The changes could not be compared');
    } catch (failure) {
      notify(failure);
    } finally {
      setIsComparing(false);
    }
  };
  return (
    <Wrap gap="3" align="center" role="status">
      <Text>The library is being compared: some changes are still missing here.</Text>
      <Button size="sm" loading={isComparing} onClick={() => void run()}>
        Compare now
      </Button>
    </Wrap>
  );
}

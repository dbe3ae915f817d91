import type { JobPostingDetail } from '@skills-architect/contracts/roles';
import { Stack, Text } from '@skills-architect/ui-kit';
import { describeProposal, ProposalButtons } from '../posting-list/proposal-buttons';

/** A leadership role that a general user proposed; staff accept or refuse it. */
export function ProposalNotice({ job }: { job: JobPostingDetail }) {
  const { proposal } = job;
  if (!proposal) return null;
  return (
    <Stack gap="2" p="3" rounded="md" bg="bg.sunken" role="group" aria-label="Proposed leadership role">
      <Text>{describeProposal(proposal)}</Text>
      <ProposalButtons job={job} />
    </Stack>
  );
}

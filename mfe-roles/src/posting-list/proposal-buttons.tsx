import { acceptLeadershipProposal, type JobPosting, refuseLeadershipProposal } from '@skills-architect/contracts/roles';
import { notify, useAreas, useChange } from '@skills-architect/portal-kit';
import { Button, HStack } from '@skills-architect/ui-kit';
import { ROLE_ANNOTATED, SUCCESS_DURATION_MS } from './annotation-texts';

export const describeProposal = ({ userName, leadershipRoleName, roleName }: NonNullable<JobPosting['proposal']>) =>
  `${userName} proposes ${leadershipRoleName} as leadership role of ${roleName}.`;

/** Accepts or refuses the leadership role that a general user proposed; shown to staff only. */
export function ProposalButtons({ job }: { job: Pick<JobPosting, 'id' | 'rev' | 'job_posting_title'> }) {
  const { allows } = useAreas();
  const accept = useChange(acceptLeadershipProposal, { invalidates: ['industryRoles'] });
  const refuse = useChange(refuseLeadershipProposal);
  if (!allows({ types: acceptLeadershipProposal.access.types })) return null;
  const input = { params: { jobPostingId: job.id }, query: { rev: job.rev } };
  const notifyDone = (text: string) => () => notify(text, { variant: 'success', duration: SUCCESS_DURATION_MS });
  return (
    <HStack gap="2" role="group" aria-label={`Proposal for ${job.job_posting_title}`}>
      <Button
        size="sm"
        loading={accept.isRunning}
        onClick={() => void accept.run(input).then(notifyDone(ROLE_ANNOTATED), notify)}
      >
        Accept
      </Button>
      <Button
        size="sm"
        loading={refuse.isRunning}
        onClick={() => void refuse.run(input).then(notifyDone('Proposal refused'), notify)}
      >
        Refuse
      </Button>
    </HStack>
  );
}

import {
  acceptLeadershipProposal,
  type JobPostingDetail,
  refuseLeadershipProposal,
} from '@skills-architect/contracts/roles';
import { notify, useAreas, useChange } from '@skills-architect/portal-kit';
import { Button, HStack, Stack, Text } from '@skills-architect/ui-kit';
import { ROLE_ANNOTATED, SUCCESS_DURATION_MS } from './annotation-texts';

/** A leadership role that a general user proposed; staff accept or refuse it. */
export function ProposalNotice({ job }: { job: JobPostingDetail }) {
  const { allows } = useAreas();
  const accept = useChange(acceptLeadershipProposal, { touches: ['industryRoles'] });
  const refuse = useChange(refuseLeadershipProposal);
  const { proposal } = job;
  if (!proposal) return null;
  const input = { params: { jobPostingId: job.id }, query: { rev: job.rev } };
  const notifyDone = (text: string) => () => notify(text, { variant: 'success', duration: SUCCESS_DURATION_MS });
  return (
    <Stack gap="2" p="3" rounded="md" bg="bg.sunken" role="group" aria-label="Proposed leadership role">
      <Text>
        {proposal.userName} proposes {proposal.leadershipRoleName} as leadership role of {proposal.roleName}.
      </Text>
      {allows({ types: acceptLeadershipProposal.access.types }) && (
        <HStack gap="2">
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
      )}
    </Stack>
  );
}

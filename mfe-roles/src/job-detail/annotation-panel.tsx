import type { JobPostingDetail, JobRoleOption } from '@skills-architect/contracts/roles';
import { Box, Button, Flex, Panel, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { Chip } from '@skills-architect/ui-kit/extra';
import { type RefObject, useState } from 'react';
import { LeadershipPicker } from '../leadership-role/leadership-picker';
import { ChosenRole } from './chosen-role';
import { ConflictNotice } from './conflict-notice';
import { ProposalNotice } from './proposal-notice';
import { RoleChoice } from './role-choice';
import type { useAnnotation } from './use-annotation';

interface AnnotationPanelProps {
  job: JobPostingDetail;
  annotation: ReturnType<typeof useAnnotation>;
  rolePicker: RefObject<HTMLDivElement | null>;
}

/** The annotated role of the posting; null without an annotation. */
const annotatedRole = ({ industry_role_id, industry_role_name }: JobPostingDetail): JobRoleOption | null =>
  industry_role_id && industry_role_name ? { roleId: industry_role_id, roleName: industry_role_name } : null;

/** Chooses the industry role and its leadership role for a posting. */
export function AnnotationPanel({ job, annotation, rolePicker }: AnnotationPanelProps) {
  const [role, setRole] = useState(() => annotatedRole(job));
  const [annotatedId, setAnnotatedId] = useState(job.industry_role_id);
  if (annotatedId !== job.industry_role_id) {
    // The annotation was changed or undone, here or by somebody else.
    setAnnotatedId(job.industry_role_id);
    setRole(annotatedRole(job));
  }
  const storedLeadershipId = job.leadership_role_id ?? 0;
  const [leadershipRoleId, chooseLeadership] = useState(storedLeadershipId);
  const [knownLeadershipId, setKnownLeadershipId] = useState(storedLeadershipId);
  if (knownLeadershipId !== storedLeadershipId) {
    setKnownLeadershipId(storedLeadershipId);
    // A choice that was not sent yet stays.
    if (leadershipRoleId === knownLeadershipId) chooseLeadership(storedLeadershipId);
  }
  return (
    <Stack gap="4" minW="0">
      <Panel title="Annotation">
        <Stack gap="4">
          <ConflictNotice annotation={annotation} />
          <Suggestions job={job} chosenId={role?.roleId} onChoose={setRole} />
          <RoleChoice value={role} onChange={setRole} rolePicker={rolePicker} />
          <Flex>
            <Button variant="primary" loading={annotation.isSending} onClick={() => void annotation.annotate(role)}>
              Annotate Job
            </Button>
          </Flex>
          <Box>
            <LeadershipPicker
              value={leadershipRoleId}
              onChange={chooseLeadership}
              placeholder="Choose a leadership role"
            />
          </Box>
          <Flex>
            <Button
              loading={annotation.isSending}
              onClick={() => void annotation.setLeadership(role, leadershipRoleId)}
            >
              Annotate Role
            </Button>
          </Flex>
          <ProposalNotice job={job} />
        </Stack>
      </Panel>
      {role && (
        <Panel title="Chosen industry role">
          <ChosenRole roleId={role.roleId} />
        </Panel>
      )}
    </Stack>
  );
}

interface SuggestionsProps {
  job: JobPostingDetail;
  chosenId: number | undefined;
  onChoose: (role: JobRoleOption) => void;
}

/** The suggested roles with their keyboard shortcuts. */
function Suggestions({ job: { suggestions }, chosenId, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) return <Text color="fg.muted">No role is suggested for this posting.</Text>;
  return (
    <Stack gap="1">
      <Text color="fg.muted" fontSize="sm">
        Suggested roles. Click one to look at it first, or press 1 to 3 to annotate at once.
      </Text>
      <Wrap gap="2" role="group" aria-label="Suggested roles">
        {suggestions.map((role, index) => (
          <Chip
            key={role.roleId}
            label={role.roleName}
            start={
              <Text
                as="span"
                color={role.roleId === chosenId ? 'accent.fg' : 'fg.muted'}
                fontWeight="semibold"
                aria-hidden
              >
                {index + 1}
              </Text>
            }
            onPress={() => onChoose(role)}
          />
        ))}
      </Wrap>
    </Stack>
  );
}

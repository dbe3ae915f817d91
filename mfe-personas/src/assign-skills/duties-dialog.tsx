import { splitParagraphs } from '@skills-architect/contracts/personas';
import { Dialog, Grid, Heading, Stack, Text } from '@skills-architect/ui-kit';
import { DutyList } from '@skills-architect/ui-kit/extra';
import { IndustrySide } from '../industry-role/industry-side';

interface DutiesDialogProps {
  persona: {
    personaName: string;
    clientId: number;
    roleDescription: string;
    rolesResponsibilities: string;
    industryRole: { roleId: number; roleName: string } | null;
  };
  onClose: () => void;
}

/** The company's roles and responsibilities for a persona, beside those of its industry role. */
export function DutiesDialog({ persona, onClose }: DutiesDialogProps) {
  const { personaName, roleDescription, rolesResponsibilities, industryRole, clientId } = persona;
  const tasks = splitParagraphs(rolesResponsibilities);
  return (
    <Dialog open size={industryRole ? 'lg' : 'md'} title={personaName} onClose={onClose}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: industryRole ? 'repeat(2, minmax(0, 1fr))' : '' }} gap="6">
        <Stack gap="3">
          <Heading>Roles & Responsibilities as per Company</Heading>
          {roleDescription && <Text whiteSpace="pre-wrap">{roleDescription}</Text>}
          {tasks.length > 0 && <DutyList label="Responsibilities" duties={[{ name: '', tasks }]} />}
          {!roleDescription && !tasks.length && (
            <Text color="fg.muted">This persona has no description or responsibilities yet.</Text>
          )}
        </Stack>
        {industryRole && (
          <Stack gap="3">
            <Heading>{industryRole.roleName}</Heading>
            <IndustrySide roleId={industryRole.roleId} clientId={clientId} />
          </Stack>
        )}
      </Grid>
    </Dialog>
  );
}

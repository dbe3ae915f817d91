import type { Persona } from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';

interface CreatedDialogProps {
  persona: Persona;
  /** The persona of which it is a copy. */
  original: Persona | undefined;
  onAddAnother: () => void;
}

const describeSkills = ({ industryRole }: Persona, original: Persona | undefined) =>
  original && industryRole?.roleId === original.industryRole?.roleId
    ? `has the skills of ${original.personaName} now.`
    : 'has the skills of its industry role now.';

/** Next steps after creating a persona. */
export function CreatedDialog({ persona, original, onAddAnother }: CreatedDialogProps) {
  return (
    <Dialog open title="Persona Creation Successful!" onClose={() => navigate('/personas')}>
      <Stack gap="3">
        <Text>
          {persona.personaName} {describeSkills(persona, original)}
        </Text>
        <Button variant="primary" onClick={() => navigate(`/persona/architect-skills/${persona.personaId}`)}>
          Architect Skills
        </Button>
        <Button onClick={onAddAnother}>Add another persona</Button>
        <Button onClick={() => navigate('/personas')}>Go back to the personas</Button>
      </Stack>
    </Dialog>
  );
}

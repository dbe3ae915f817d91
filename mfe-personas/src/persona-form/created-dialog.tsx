import type { Persona } from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';

/** Next steps after creating a persona. */
export function CreatedDialog({ persona, onAddAnother }: { persona: Persona; onAddAnother: () => void }) {
  return (
    <Dialog open title="Persona Creation Successful!" onClose={() => navigate('/personas')}>
      <Stack gap="3">
        <Text>{persona.personaName} has the skills of its industry role now.</Text>
        <Button variant="primary" onClick={() => navigate(`/persona/architect-skills/${persona.personaId}`)}>
          Architect Skills
        </Button>
        <Button onClick={onAddAnother}>Add another persona</Button>
        <Button onClick={() => navigate('/personas')}>Go back to the personas</Button>
      </Stack>
    </Dialog>
  );
}

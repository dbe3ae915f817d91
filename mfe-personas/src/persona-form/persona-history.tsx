import { type Persona, personaHistory, restorePersonaVersion } from '@skills-architect/contracts/personas';
import { type RestoredForm, useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

interface PersonaHistoryProps {
  persona: Persona;
  form: RestoredForm<Persona>;
  onClose: () => void;
}

/** Pop-up with the versions of a persona; its skills have a separate history. */
export function PersonaHistory({ persona, form, onClose }: PersonaHistoryProps) {
  const params = { personaId: persona.personaId };
  const page = useVersionPage();
  const read = useCall(personaHistory, { params, query: page.query }, page.options);
  const restore = useChange(restorePersonaVersion);
  return (
    <VersionHistory
      name={persona.personaName}
      rev={persona.rev}
      page={page}
      read={read}
      params={params}
      restore={restore}
      form={form}
      onClose={onClose}
    />
  );
}

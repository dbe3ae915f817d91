import {
  type Persona,
  type PersonaSkills,
  personaSkillsHistory,
  restorePersonaSkillsVersion,
} from '@skills-architect/contracts/personas';
import { type RestoredForm, useVersionPage, VersionHistory } from '@skills-architect/library-kit';
import { useCall, useChange } from '@skills-architect/portal-kit';

interface SkillsHistoryProps {
  persona: Persona;
  /** Current revision of the persona's skills. */
  rev: number;
  form: RestoredForm<PersonaSkills>;
  onClose: () => void;
}

/** Pop-up with the versions of a persona's skills. */
export function SkillsHistory({ persona: { personaId, personaName }, rev, form, onClose }: SkillsHistoryProps) {
  const params = { personaId };
  const page = useVersionPage();
  const read = useCall(personaSkillsHistory, { params, query: page.query }, page.options);
  const restore = useChange(restorePersonaSkillsVersion);
  return (
    <VersionHistory
      name={`the skills of ${personaName}`}
      rev={rev}
      page={page}
      read={read}
      params={params}
      restore={restore}
      form={form}
      onClose={onClose}
    />
  );
}

import type { Persona } from '@skills-architect/contracts/personas';
import { SUB_SECTOR_WORDS, SubSectorType } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { Button, chakra, HStack, IconButton, Stack, Text } from '@skills-architect/ui-kit';
import { PersonaChoice } from '../../assign-skills/persona-choice';
import type { PersonaComparisonState } from './use-persona-comparison';

interface PersonaColumnProps {
  index: number;
  clientId: number;
  comparison: PersonaComparisonState;
}

/** Chooses the persona of a column and shows its industry role. */
export function PersonaColumn({ index, clientId, comparison }: PersonaColumnProps) {
  const persona = comparison.columns[index]?.persona;
  const personaId = comparison.ids[index] ?? 0;
  const name = persona?.personaName ?? (comparison.isReading ? 'Loading' : 'Not available');
  return (
    <Stack gap="2" role="group" aria-label={`Persona ${index + 1}`}>
      <HStack gap="1" justify="space-between" minH="7">
        <Text fontWeight="medium" color="fg.muted">{`Persona ${index + 1}`}</Text>
        <IconButton
          icon="close"
          size="sm"
          label={`Reset persona ${index + 1}`}
          disabledReason={personaId ? undefined : 'Nothing is chosen'}
          onClick={() => comparison.choosePersona(index, 0)}
        />
      </HStack>
      <PersonaChoice
        label="Select Persona"
        hideLabel
        clientId={clientId}
        groupId={comparison.groupId || undefined}
        value={personaId ? { personaId, personaName: name } : null}
        onChange={(option) => comparison.choosePersona(index, Number(option?.value ?? 0))}
      />
      {persona && <RoleFacts persona={persona} />}
      <Button
        size="sm"
        onClick={() => comparison.open({ duties: personaId })}
        disabledReason={persona ? undefined : 'Choose a persona first'}
      >
        View Roles & Responsibilities
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon="graph"
        onClick={() => comparison.open({ gap: personaId })}
        disabledReason={persona ? undefined : 'Choose a persona first'}
      >
        Gap to a role
      </Button>
    </Stack>
  );
}

function RoleFacts({ persona: { industryRole, leadershipRole } }: { persona: Persona }) {
  if (!industryRole) return <Text color="fg.muted">No industry role is matched.</Text>;
  const type =
    industryRole.subsectorTypeId === SubSectorType.Function ? SubSectorType.Function : SubSectorType.Industry;
  const words = SUB_SECTOR_WORDS[type];
  const facts = [
    { name: 'Industry Role', value: industryRole.roleName, language: industryRole.nameLanguage },
    { name: words.one, value: industryRole.subsector, language: industryRole.subsectorLanguage },
    { name: words.part, value: industryRole.functionName, language: industryRole.functionLanguage },
    { name: 'Leadership Role', value: leadershipRole?.leadershipRoleName ?? 'N/A' },
  ];
  return (
    <Stack gap="1" fontSize="sm">
      {facts.map(({ name, value, language }) => (
        <Text key={name}>
          <chakra.span color="fg.muted">{name}: </chakra.span>
          <ShownName name={value} language={language} />
        </Text>
      ))}
    </Stack>
  );
}

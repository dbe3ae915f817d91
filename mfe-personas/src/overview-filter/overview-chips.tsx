import { describedPartName, type OverviewFilter, PERSONA_STATE_NAMES } from '@skills-architect/contracts/personas';
import { listLeadershipRoles } from '@skills-architect/contracts/roles';
import { getSkill } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { HStack } from '@skills-architect/ui-kit';
import { Chip } from '@skills-architect/ui-kit/extra';
import { OVERVIEW_FIELDS } from './overview-filter';

interface OverviewChipsProps {
  filter: OverviewFilter;
  onChange: (change: Partial<typeof OVERVIEW_FIELDS>) => void;
}

const levelText = (levelNumber: number) => (levelNumber ? `Level ${levelNumber}` : 'Without a level');

/** The filters that a figure of the overview has set, each to be removed. */
export function OverviewChips({ filter, onChange }: OverviewChipsProps) {
  const { state, leadershipRoleId, skillId, skillCategory, levelNumber, lacks } = filter;
  const skill = useCall(getSkill, skillId === undefined ? undefined : { params: { skillId } });
  const roles = useCall(listLeadershipRoles, leadershipRoleId ? {} : undefined);
  const role = roles.data?.leadershipRoles.find(
    (leadershipRole) => leadershipRole.leadershipRoleId === leadershipRoleId,
  );
  const reset = (name: keyof typeof OVERVIEW_FIELDS) => () => onChange({ [name]: OVERVIEW_FIELDS[name] });
  const leadership = leadershipRoleId ? (role?.leadershipRoleName ?? `Leadership role ${leadershipRoleId}`) : 'None';
  return (
    <HStack wrap="wrap" minH="9" gap="2">
      {state && <Chip label={`State: ${PERSONA_STATE_NAMES[state]}`} onRemove={reset('state')} />}
      {leadershipRoleId !== undefined && (
        <Chip label={`Leadership role: ${leadership}`} onRemove={reset('leadershipRoleId')} />
      )}
      {skillId !== undefined && (
        <Chip label={`Skill: ${skill.data?.skillName ?? `number ${skillId}`}`} onRemove={reset('skillId')} />
      )}
      {skillCategory && <Chip label={`Category: ${skillCategory}`} onRemove={reset('skillCategory')} />}
      {levelNumber !== undefined && <Chip label={levelText(levelNumber)} onRemove={reset('levelNumber')} />}
      {lacks && <Chip label={`No text: ${describedPartName(lacks)}`} onRemove={reset('lacks')} />}
    </HStack>
  );
}

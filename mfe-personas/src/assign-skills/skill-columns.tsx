import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { Criticality } from '@skills-architect/contracts/roles';
import { Box, IconButton, SelectField, StatusBadge, Text } from '@skills-architect/ui-kit';
import { type Column, LevelCell } from '@skills-architect/ui-kit/extra';
import { OpeningName } from '../opening-name/opening-name';
import { levelOptions } from '../persona-skills/level-options';
import { lockReason } from './mapping-rules';

const CRITICALITIES = Criticality.options.filter((one) => one !== '').map((one) => ({ value: one, label: one }));

export interface SkillColumnsOf {
  userType: number;
  /** Number of levels in the client's scheme; undefined while the client loads. */
  levelCount: number | undefined;
  isNew: (skillId: number) => boolean;
  onLevel: (row: PersonaSkill, proficiencyId: number | null) => void;
  onCriticality: (row: PersonaSkill, criticality: PersonaSkill['skillCriticality']) => void;
  onRemove: (row: PersonaSkill) => void;
  onOpen: (row: PersonaSkill) => void;
}

const parseCriticality = (text: string) => Criticality.safeParse(text).data ?? '';
const renderName = (row: PersonaSkill) =>
  row.proficiencies.find(({ proficiencyId }) => proficiencyId === row.industryProficiencyID)?.level;

/** Columns of the skill table. */
export const skillColumns = (given: SkillColumnsOf): Column<PersonaSkill>[] => {
  const { userType, levelCount, isNew, onLevel, onCriticality, onRemove, onOpen } = given;
  return [
    {
      id: 'skill',
      title: 'Skill',
      sortable: true,
      rowHeader: true,
      cell: (row) => (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <OpeningName name={row.skillName} editPath={`/skill/edit/${row.skillId}`} onOpen={() => onOpen(row)} />
          {isNew(row.skillId) && <StatusBadge tone="accent">New</StatusBadge>}
        </Box>
      ),
    },
    {
      id: 'level',
      title: 'Target proficiency',
      width: '13rem',
      cell: (row) => (
        <SelectField
          label={`Target proficiency of ${row.skillName}`}
          hideLabel
          value={row.proficiencyId ?? ''}
          placeholder={row.proficiencyId === null || !lockReason(row, userType) ? 'None' : undefined}
          options={levelOptions(row.proficiencies, { levelCount, chosen: row.proficiencyId })}
          onChange={({ target }) => onLevel(row, target.value ? Number(target.value) : null)}
        />
      ),
    },
    {
      id: 'criticality',
      title: 'Criticality',
      width: '9.5rem',
      cell: (row) => (
        <SelectField
          label={`Criticality of ${row.skillName}`}
          hideLabel
          value={row.skillCriticality}
          placeholder="None"
          options={CRITICALITIES}
          disabled={row.proficiencyId === null}
          title={row.proficiencyId === null ? 'Choose a target proficiency first' : undefined}
          onChange={({ target }) => onCriticality(row, parseCriticality(target.value))}
        />
      ),
    },
    {
      id: 'industry',
      title: 'Industry proficiency',
      width: '10.5rem',
      cell: (row) =>
        row.industryProficiencyID === null ? (
          <Text color="fg.muted">Not in the role</Text>
        ) : (
          <LevelCell level={row.industryLevelNumber} name={renderName(row)} of={`Industry, ${row.skillName}`} />
        ),
    },
    {
      id: 'source',
      title: 'Source',
      sortable: true,
      width: '12rem',
      cell: (row) => (
        <>
          <Text>{row.skillAddedFrom}</Text>
          <Text color="fg.muted">{row.skillSource.source}</Text>
        </>
      ),
    },
    {
      id: 'remove',
      title: 'Remove',
      hideTitle: true,
      width: '3.5rem',
      align: 'end',
      cell: (row) => (
        <IconButton
          icon="trash"
          size="sm"
          label={`Remove ${row.skillName}`}
          disabledReason={lockReason(row, userType)}
          onClick={() => onRemove(row)}
        />
      ),
    },
  ];
};

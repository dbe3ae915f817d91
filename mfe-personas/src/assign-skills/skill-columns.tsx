import { CLIENT_USERS } from '@skills-architect/contracts';
import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { Criticality } from '@skills-architect/contracts/roles';
import { Link, useAreas } from '@skills-architect/portal-kit';
import { Box, HStack, IconButton, SelectField, StatusBadge, Text, TextLink, Tooltip } from '@skills-architect/ui-kit';
import { type Column, LevelCell } from '@skills-architect/ui-kit/extra';
import { levelOptions } from '../persona-skills/level-options';
import { OpeningName } from '../persona-skills/opening-name';
import { lockedReason } from './mapping-rules';

const CRITICALITIES = Criticality.options
  .filter((option) => option !== '')
  .map((option) => ({ value: option, label: option }));

export interface SkillColumnOptions {
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
const findLevel = ({ proficiencies }: PersonaSkill, id: number | null) =>
  proficiencies.find(({ proficiencyId }) => proficiencyId === id);

const levelText = (row: PersonaSkill, level: number | null) => findLevel(row, level)?.description || undefined;

/** The level that the industry role expects; pressing it opens the skill with the texts of all its levels. */
function IndustryLevel({ row, level, onOpen }: { row: PersonaSkill; level: number; onOpen: () => void }) {
  const found = findLevel(row, level);
  return (
    <Tooltip text={levelText(row, level)}>
      <HStack gap="2">
        <LevelCell
          level={found?.levelNumber ?? row.industryLevelNumber}
          name={found?.level}
          owner={`Industry, ${row.skillName}`}
          onPress={onOpen}
        />
        {found && <Text aria-hidden>{found.level}</Text>}
      </HStack>
    </Tooltip>
  );
}

/** Opens the skill's tree in the editor. */
function TreeLink({ row: { skillId, skillName } }: { row: PersonaSkill }) {
  const path = `/skill/edit/${skillId}`;
  const { reaches } = useAreas();
  if (!reaches(path)) return null;
  return (
    <TextLink asChild fontSize="sm" color="fg.muted">
      <Link to={`${path}?tree=true`} target="_blank" rel="noreferrer" aria-label={`Tree of ${skillName}`}>
        Tree
      </Link>
    </TextLink>
  );
}

/** Columns of the skill table. */
export const skillColumns = (options: SkillColumnOptions): Column<PersonaSkill>[] => {
  const { userType, levelCount, isNew, onLevel, onCriticality, onRemove, onOpen } = options;
  return [
    {
      id: 'skill',
      title: 'Skill',
      sortable: true,
      rowHeader: true,
      cell: (row) => (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <OpeningName
            name={row.skillName}
            language={row.nameLanguage}
            editPath={`/skill/edit/${row.skillId}`}
            onOpen={() => onOpen(row)}
          />
          {isNew(row.skillId) && <StatusBadge tone="accent">New</StatusBadge>}
          {!CLIENT_USERS.some((type) => type === userType) && <TreeLink row={row} />}
        </Box>
      ),
    },
    {
      id: 'level',
      title: 'Target proficiency',
      width: '13rem',
      cell: (row) => (
        <Tooltip text={levelText(row, row.proficiencyId)}>
          <SelectField
            label={`Target proficiency of ${row.skillName}`}
            hideLabel
            value={row.proficiencyId ?? ''}
            placeholder={row.proficiencyId === null || !lockedReason(row, userType) ? 'None' : undefined}
            options={levelOptions(row.proficiencies, { levelCount, chosen: row.proficiencyId })}
            onChange={({ target }) => onLevel(row, target.value ? Number(target.value) : null)}
          />
        </Tooltip>
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
      width: '13rem',
      cell: (row) =>
        row.industryProficiencyID === null ? (
          <Text color="fg.muted">Not in the role</Text>
        ) : (
          <IndustryLevel row={row} level={row.industryProficiencyID} onOpen={() => onOpen(row)} />
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
          disabledReason={lockedReason(row, userType)}
          onClick={() => onRemove(row)}
        />
      ),
    },
  ];
};

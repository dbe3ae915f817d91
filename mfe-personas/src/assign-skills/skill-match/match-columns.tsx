import type { ClientSkill } from '@skills-architect/contracts/personas';
import { ShownName } from '@skills-architect/library-kit';
import { IconButton, SelectField, Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { ChoiceButton } from '../../industry-role/choice-button';
import { ChosenName } from '../../industry-role/chosen-name';
import { levelOptions } from '../../persona-skills/level-options';
import { SkillPicker } from './skill-picker';
import type { ClientSkillsState } from './use-client-skills';

const TAKEN = 'Already added to skill list';
const SELECT_FIRST = 'Select skill to choose proficiency level';
const MATCHES = [0, 1, 2];

const matchColumn = ({ choices, isTaken, choose, record }: ClientSkillsState, index: number): Column<ClientSkill> => ({
  id: `match${index + 1}`,
  title: `Skill Match ${index + 1}`,
  width: '13%',
  cell: (row) => {
    const match = row.matches[index];
    const selected = choices.get(row.rowId)?.skill?.skillId;
    if (!match) return <Text color="fg.muted">{index === 0 ? 'No skill fits' : '–'}</Text>;
    const skill = record?.skills.find(({ skillId }) => skillId === match.skillId) ?? null;
    const isLocked = isTaken(match.skillId) || (selected !== undefined && isTaken(selected));
    return (
      <Stack gap="0" alignItems="start">
        {isLocked ? (
          <Text>
            <ShownName name={match.skillName} language={match.nameLanguage} />
          </Text>
        ) : (
          <ChoiceButton selected={selected === match.skillId} onChoose={() => choose(row, skill)}>
            <ShownName name={match.skillName} language={match.nameLanguage} />
          </ChoiceButton>
        )}
        <Text color="fg.muted" fontSize="sm">
          {`${match.score} %`}
          {match.why === 'alternative name' && `, as “${match.matched}”`}
        </Text>
        {isTaken(match.skillId) && <StatusBadge>{TAKEN}</StatusBadge>}
      </Stack>
    );
  },
});

/** Columns of Skill Match. */
export const matchColumns = (state: ClientSkillsState): Column<ClientSkill>[] => {
  const { clientId, levelCount, choices, isTaken } = state;
  const findChoice = ({ rowId }: ClientSkill) => choices.get(rowId);
  const unavailableReason = (row: ClientSkill) => {
    const skill = findChoice(row)?.skill;
    return skill && isTaken(skill.skillId) ? TAKEN : undefined;
  };
  return [
    {
      id: 'clientSkill',
      title: 'Client Skill',
      width: '17%',
      rowHeader: true,
      cell: (row) => (
        <Stack gap="1" alignItems="start">
          <span>{row.clientSkill}</span>
          {unavailableReason(row) && <StatusBadge>{TAKEN}</StatusBadge>}
        </Stack>
      ),
    },
    ...MATCHES.map((index) => matchColumn(state, index)),
    {
      id: 'search',
      title: 'Search Skills',
      width: '14%',
      cell: (row) => {
        const choice = findChoice(row);
        return (
          <SkillPicker
            label={`Search a skill for ${row.clientSkill}`}
            clientId={clientId}
            value={choice?.isSearchedSkill ? choice.skill : null}
            disabledReason={unavailableReason(row)}
            onChange={(skillId) => (skillId === null ? state.choose(row, null) : state.chooseSearched(row, skillId))}
          />
        );
      },
    },
    {
      id: 'selected',
      title: 'Selected Skill',
      cell: (row) => {
        const skill = findChoice(row)?.skill;
        if (!skill) return <Text color="fg.muted">–</Text>;
        return (
          <ChosenName
            name={skill.skillName}
            clearLabel={`Clear the skill of ${row.clientSkill}`}
            onClear={() => state.choose(row, null)}
          />
        );
      },
    },
    {
      id: 'level',
      title: 'Target Proficiency',
      width: '11rem',
      cell: (row) => {
        const choice = findChoice(row);
        const reason = unavailableReason(row);
        return (
          <SelectField
            label={`Target proficiency of ${row.clientSkill}`}
            hideLabel
            value={choice?.proficiencyId ?? ''}
            placeholder="Choose a level"
            disabled={!choice?.skill || reason !== undefined}
            title={choice?.skill ? reason : SELECT_FIRST}
            options={levelOptions(choice?.skill?.proficiencies ?? [], { levelCount, chosen: choice?.proficiencyId })}
            onChange={({ target }) => state.setLevel(row, target.value ? Number(target.value) : null)}
          />
        );
      },
    },
    {
      id: 'delete',
      title: 'Delete',
      hideTitle: true,
      width: '3.25rem',
      align: 'end',
      cell: (row) => (
        <IconButton icon="trash" size="sm" label={`Delete ${row.clientSkill}`} onClick={() => state.remove(row)} />
      ),
    },
  ];
};

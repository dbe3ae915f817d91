import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import {
  CreationStatus,
  createProficiencies,
  type Skill,
  type SkillProficiencies,
  type SkillProficiency,
  saveProficiencies,
} from '@skills-architect/contracts/skills';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Button, HStack, Text } from '@skills-architect/ui-kit';
import { missingTextsMessage } from './own-texts';
import type { LevelEdit } from './use-level-edit';

const OPEN_ROW = 'You must save last Proficiency';

const withFullStop = (text: string) => (text.endsWith('.') ? text : `${text}.`);

interface LevelCreationProps {
  skill: Skill;
  /** The levels of all schemes. */
  stored: SkillProficiencies;
  /** The levels of the shown scheme. */
  levels: readonly SkillProficiency[];
  edit: LevelEdit;
}

/** Shows the state of a skill's level texts, generates missing ones, and saves suggested ones. */
export function LevelCreation({ skill: { skillId, proficiencyStatus }, stored, levels, edit }: LevelCreationProps) {
  const create = useChange(createProficiencies);
  const saveSuggested = useChange(saveProficiencies, { textsIn: MAIN_LANGUAGE });
  const isBeingCreated = proficiencyStatus === CreationStatus.BeingCreated;
  const isIncomplete = !stored.proficiencies.length || stored.proficiencies.some(({ description }) => !description);
  const suggested = levels.filter(({ suggestedBy, knowledge }) => suggestedBy && knowledge);
  const message = missingTextsMessage(levels, proficiencyStatus);

  const start = () => {
    if (edit.edited) return notify(OPEN_ROW, { variant: 'info' });
    create.run({ params: { skillId }, body: { rev: stored.rev } }).catch(notify);
  };
  const keepAll = async () => {
    if (edit.edited) return notify(OPEN_ROW, { variant: 'info' });
    const proficiencies = suggested.map(
      ({ schemeId, levelId, levelNumber, level, description, knowledge, ability }) => ({
        schemeId,
        levelId,
        levelNumber,
        level,
        description,
        knowledge,
        ability,
      }),
    );
    await saveSuggested.run({ params: { skillId }, body: { rev: stored.rev, proficiencies } });
    notify('Level descriptions updated successfully', { variant: 'success' });
  };

  return (
    <HStack wrap="wrap" gap="3">
      <Text role="status" color="fg.muted">
        {message && (isBeingCreated ? message : `${withFullStop(message)} Edit a level to write its text.`)}
      </Text>
      {isIncomplete && !isBeingCreated && (
        <Button
          size="sm"
          icon={proficiencyStatus === CreationStatus.Failed ? 'refresh' : 'sparkle'}
          loading={create.isRunning}
          onClick={start}
        >
          {proficiencyStatus === CreationStatus.Failed ? 'Retry' : 'Create All Levels'}
        </Button>
      )}
      {suggested.length > 0 && !isBeingCreated && (
        <Button size="sm" icon="check" loading={saveSuggested.isRunning} onClick={() => void keepAll().catch(notify)}>
          {suggested.length === 1 ? 'Keep the suggested text' : `Keep all ${suggested.length} suggested texts`}
        </Button>
      )}
    </HStack>
  );
}

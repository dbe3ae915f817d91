import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import {
  listProficiencies,
  type ProficiencyScheme,
  type Skill,
  type SkillProficiency,
  saveProficiencies,
  suggestLevelDescriptions,
} from '@skills-architect/contracts/skills';
import { describeSuggestionSources, SuggestionBox, useSuggestions } from '@skills-architect/library-kit';
import { notify, request, useChange } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import type { LevelEdit } from './use-level-edit';

interface LevelSuggestionsProps {
  skill: Skill;
  scheme: ProficiencyScheme;
  levels: readonly SkillProficiency[];
  /** Revision of the skill. */
  rev: number;
  edit: LevelEdit;
}

/** Suggested texts for the levels of a scheme. Users edit a single one in its row, or fill all empty levels at once. */
export function LevelSuggestions({ skill, scheme, levels, rev, edit }: LevelSuggestionsProps) {
  const saveAll = useChange(saveProficiencies, { textsIn: MAIN_LANGUAGE });
  const suggestions = useSuggestions({
    missing: () => (levels.length ? [] : ['Proficiency Level']),
    ask: (askedOf, options) =>
      request(
        suggestLevelDescriptions,
        {
          body: {
            SkillName: skill.skillName,
            SkillFamily: skill.skillFamily.skillFamily,
            SkillDescription: skill.skillDescription,
            EmbeddingDescription: skill.embeddingDescription,
            SkillId: skill.skillId,
            SchemeId: scheme.schemeId,
            Levels: levels.map(({ levelNumber, level }) => ({ levelNumber, level })),
            AskedOf: askedOf,
          },
        },
        options,
      ),
  });
  const { answer, view } = suggestions;
  const suggestionsWithLevel = (answer?.suggestions ?? []).flatMap((suggestion) => {
    const level = levels.find(({ levelNumber }) => levelNumber === suggestion.levelNumber);
    return level ? { ...suggestion, level } : [];
  });
  const empty = suggestionsWithLevel.filter(({ level, knowledge }) => !level.description && knowledge);

  const writeEmpty = async () => {
    if (edit.edited) return notify('You must save last Proficiency', { variant: 'info' });
    const { schemeId } = scheme;
    const { skillId } = skill;
    // Read again: a level saved just before has changed the skill's revision.
    const stored = await request(listProficiencies, { params: { skillId } });
    const isEmpty = (levelNumber: number) =>
      !stored.proficiencies.some(
        (proficiency) =>
          proficiency.schemeId === schemeId && proficiency.levelNumber === levelNumber && proficiency.description,
      );
    const stillEmpty = empty.filter(({ levelNumber }) => isEmpty(levelNumber));
    const proficiencies = stillEmpty.map(({ levelNumber, description, knowledge, ability }) => ({
      schemeId,
      levelNumber,
      description,
      knowledge,
      ability,
    }));
    if (proficiencies.length) await saveAll.run({ params: { skillId }, body: { rev: stored.rev, proficiencies } });
    view.onClose();
    notify('Level descriptions updated successfully', { variant: 'success' });
  };

  return (
    <SuggestionBox
      label="Level Descriptions"
      {...view}
      none="The library has no levels that fit."
      actions={
        empty.length > 0 && (
          <Button size="sm" icon="check" loading={saveAll.isRunning} onClick={() => void writeEmpty().catch(notify)}>
            {empty.length === 1 ? 'Write the empty level' : `Write all ${empty.length} empty levels`}
          </Button>
        )
      }
      items={suggestionsWithLevel.map(({ level, description, knowledge, ability, records }) => ({
        key: level.proficiencyId,
        title: level.level,
        text: [description, knowledge && `Knowledge: ${knowledge}`, ability && `Ability: ${ability}`]
          .filter(Boolean)
          .join('\n'),
        from: answer && describeSuggestionSources(records, answer),
        verb: 'Use',
        onTake: () => edit.suggest(level, rev, { description, knowledge, ability }),
      }))}
    />
  );
}

import type { RoleSkillSuggestions, SuggestedRoleSkill } from '@skills-architect/contracts/roles';
import { type ChosenSkills, SuggestionBox, skillColumns, useSuggestions } from '@skills-architect/library-kit';
import { Button, HStack, Stack, Text } from '@skills-architect/ui-kit';
import { CollapsedNames, type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { OutsideSkills } from './outside-skills';
import { SkillLevels } from './skill-levels';

/** Requests suggested skills; `library` uses no language model. */
export type AskSkills = (askedOf: 'any' | 'library', options: { signal: AbortSignal }) => Promise<RoleSkillSuggestions>;

interface SuggestedSkillsProps {
  ask: AskSkills;
  chosen: ChosenSkills;
  /** Why no skills can be selected at the moment. */
  busyReason: string | undefined;
}

const { named, inCategory, ofSource } = skillColumns<SuggestedRoleSkill>(({ skill }) => skill);

/** Skills suggested for a role with their levels: first those of the library, then those missing from it. */
export function SuggestedSkills({ ask, chosen, busyReason }: SuggestedSkillsProps) {
  const suggestions = useSuggestions({
    missing: () => [],
    ask,
  });
  const { answer } = suggestions;
  const columns = useMemo<Column<SuggestedRoleSkill>[]>(
    () => [
      named,
      inCategory,
      ofSource,
      {
        id: 'why',
        title: 'Why',
        narrow: 'value',
        cell: ({ skill, records }) =>
          records.length ? (
            <CollapsedNames owner={skill.skillName} names={records.map(({ name }) => name)} />
          ) : (
            'Named in the texts of this role'
          ),
      },
      {
        id: 'level',
        title: 'Level',
        width: '14rem',
        cell: ({ skill }) => <SkillLevels skill={skill} chosen={chosen} />,
      },
    ],
    [chosen],
  );
  const { selection } = chosen;
  const addedFrom = answer?.source === 'model' ? 'AI Suggestion' : 'Library Suggestion';
  const isEmpty = !answer?.skills.length && !answer?.nonExistingSkills.length;
  return (
    <SuggestionBox label="Skills" {...suggestions.view} none="No similar role of the library has other skills.">
      {answer && !isEmpty && (
        <Stack gap="4">
          <DataTable
            caption="Suggested skills of the library"
            columns={columns}
            rows={answer.skills}
            rowKey={({ skill }) => skill.skillId}
            rowLabel={({ skill }) => skill.skillName}
            selection={{
              isSelected: ({ skill }) => selection.isSelected(skill),
              onSelect: (rows, isTicked) => {
                const skills = rows.map(({ skill }) => skill);
                if (chosen.tick(skills, isTicked) && isTicked) chosen.suggestLevels(rows, addedFrom);
              },
              disabledReason: ({ skill }) => selection.disabledReason(skill),
            }}
            maxHeight="none"
          />
          <HStack justifyContent="flex-end">
            <Button disabledReason={busyReason} onClick={() => chosen.select()}>
              Select Skills
            </Button>
          </HStack>
          <OutsideSkills skills={answer.nonExistingSkills} source={answer.source} />
          {answer.externalTrouble && <Text color="fg.muted">{answer.externalTrouble}</Text>}
        </Stack>
      )}
    </SuggestionBox>
  );
}

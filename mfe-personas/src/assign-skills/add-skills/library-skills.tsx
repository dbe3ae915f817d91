import type { SkillSummary } from '@skills-architect/contracts/skills';
import {
  type ChosenSkills,
  FoundLevels,
  FoundSkills,
  listChosenLevelNames,
  SelectedSkills,
  SelectTicked,
  SkillSearchForm,
  useFoundLevels,
} from '@skills-architect/library-kit';
import { Box, Heading, Stack } from '@skills-architect/ui-kit';
import { useRef } from 'react';
import type { LibrarySkills as LibrarySkillsState } from './use-library-skills';

const NO_MATCH = 'No matching skills found. Kindly modify the search term!';

/** Search of the library with its results and the skills selected so far. */
export function LibrarySkills({ state }: { state: LibrarySkillsState }) {
  const { search, chosen, disabledReason, failed } = state;
  const form = useRef<HTMLDivElement>(null);
  /** The pressed button disappears: without the focus in the dialog, its keys would do nothing. */
  const searchNext = () => {
    search.reset();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Stack gap="4">
      <Box ref={form}>
        <SkillSearchForm search={search} disabledReason={disabledReason} failed={failed} />
      </Box>
      {search.asked && (
        <Stack gap="2">
          <FoundSkills
            search={search}
            selection={chosen.selection}
            ticked={chosen.allTicked}
            levels={(skill) => <TargetLevel skill={skill} chosen={chosen} />}
            noResult={NO_MATCH}
            maxHeight="22rem"
          />
          <SelectTicked chosen={chosen} onSelected={searchNext} saysCount />
        </Stack>
      )}
      {chosen.selected.length > 0 && (
        <Stack gap="2">
          <Heading>Selected Skills ({chosen.selected.length})</Heading>
          <SelectedSkills
            selected={chosen.selected.map((chosenSkill) => ({
              skill: chosenSkill.skill,
              level: listChosenLevelNames(chosenSkill, chosen),
            }))}
            onRemove={chosen.remove}
            maxHeight="16rem"
          />
        </Stack>
      )}
    </Stack>
  );
}

function TargetLevel({ skill, chosen }: { skill: SkillSummary; chosen: ChosenSkills }) {
  return <FoundLevels {...useFoundLevels(skill, chosen)} />;
}

import { formatCount } from '@skills-architect/contracts/locale';
import { getSkill } from '@skills-architect/contracts/skills';
import { notify, useCall } from '@skills-architect/portal-kit';
import { Box, Button, HStack, SelectField, Text } from '@skills-architect/ui-kit';
import type { ChosenSkills } from './use-chosen-skills';

interface SelectTickedProps {
  chosen: ChosenSkills;
  onSelected: () => void;
  disabledReason?: string | undefined;
  /** The button says how many skills are ticked. */
  saysCount?: boolean;
}

/** The end of the found skills: one level for all ticked skills, and the button that selects them. */
export function SelectTicked({ chosen, onSelected, disabledReason, saysCount = false }: SelectTickedProps) {
  return (
    <HStack justifyContent="flex-end" alignItems="flex-end" flexWrap="wrap">
      {chosen.ticked.size > 0 && (
        <Text color="fg.muted" fontSize="sm" flex="1" minW="48">
          A level is preset where industry roles have the skill: the one that most of them expect.
        </Text>
      )}
      {chosen.ticked.size > 1 && <LevelOfAll chosen={chosen} />}
      <Button disabledReason={disabledReason} onClick={() => chosen.select() && onSelected()}>
        {saysCount && chosen.ticked.size > 0 ? `Select ${formatCount(chosen.ticked.size, 'Skill')}` : 'Select Skills'}
      </Button>
    </HStack>
  );
}

/** Offers the levels of the first ticked skill. */
function LevelOfAll({ chosen }: { chosen: ChosenSkills }) {
  const [firstId] = chosen.ticked;
  const first = useCall(getSkill, firstId ? { params: { skillId: firstId } } : undefined).data;
  const labels = first ? chosen.listChoices(first).flatMap(({ options }) => options.map(({ label }) => label)) : [];
  return (
    <Box w="56" maxW="full">
      <SelectField
        label={`Level of all ${chosen.ticked.size} ticked skills`}
        placeholder="Choose a level"
        options={[...new Set(labels)].map((label) => ({ value: label, label }))}
        value=""
        onChange={({ target }) => void chosen.setLevelOfTicked(target.value).catch(notify)}
      />
    </Box>
  );
}

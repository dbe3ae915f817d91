import { getClient } from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import type { InferredSkill } from '@skills-architect/contracts/personas';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import {
  Box,
  Button,
  EmptyState,
  ErrorPanel,
  FilterBar,
  SelectField,
  Skeleton,
  Stack,
  Text,
} from '@skills-architect/ui-kit';
import { DataTable, Tabs } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { SkillPopup } from '../../persona-skills/skill-popup';
import { inferredColumns } from './inferred-columns';
import { findGroup } from './inferred-rules';
import { OutsideSkills } from './outside-skills';
import { PAGE_SIZE, sharedLevels, shownSkills } from './shown-skills';
import type { InferredState } from './use-inferred-skills';

const GROUPS = { groupOf: findGroup };

/** Tab: skills that the description and the role ask for, within and outside the library. */
export function InferredSkills({ clientId, state }: { clientId: number; state: InferredState }) {
  const { inferred } = state;
  const [{ inferred: innerTab }, setQuery] = useQueryState({ inferred: '' });
  if (!inferred.data)
    return inferred.error ? (
      <ErrorPanel
        message={`Fetching inferred skills failed. ${inferred.error.message}`}
        requestId={inferred.error.requestId}
        onRetry={inferred.retry}
        busy={inferred.isRefreshing}
      />
    ) : (
      <Skeleton lines={8} label="Reading the description" />
    );
  const { skills, nonExistingSkills, externalTrouble } = inferred.data;
  return (
    <Tabs
      label="Inferred skills"
      value={innerTab || 'within'}
      onChange={(id) => setQuery({ inferred: id === 'within' ? '' : id })}
      tabs={[
        {
          id: 'within',
          label: 'Within the repository',
          count: skills.filter(({ isMarkedWrong }) => !isMarkedWrong).length,
          content: <WithinSkills clientId={clientId} skills={skills} state={state} />,
        },
        {
          id: 'outside',
          label: 'Outside the repository',
          count: nonExistingSkills.length,
          content: <OutsideSkills skills={nonExistingSkills} searchError={externalTrouble} />,
        },
      ]}
    />
  );
}

interface WithinSkillsProps {
  clientId: number;
  skills: InferredSkill[];
  state: InferredState;
}

function WithinSkills({ clientId, skills, state }: WithinSkillsProps) {
  const levelCount = useCall(getClient, { params: { clientId } }).data?.proficiencySchemeLevelCount;
  const [{ inferredSkill }, setQuery] = useQueryState({ inferredSkill: 0 });
  const [maxPerGroup, setMaxPerGroup] = useState(PAGE_SIZE);
  const { shown, hiddenCount } = shownSkills(skills, maxPerGroup);
  const openedSkill = skills.find(({ skillId }) => skillId === inferredSkill);
  const columns = inferredColumns({
    levelCount,
    getLevel: state.getLevel,
    lacksLevel: state.lacksLevel,
    lockedReason: state.selection.disabledReason,
    onLevel: state.setLevel,
    onOpen: ({ skillId }) => setQuery({ inferredSkill: skillId }),
    wrongSuggestions: state.wrongSuggestions,
  });
  return (
    <Stack gap="3">
      <FilterBar
        label="Add inferred skills"
        end={
          <Button variant="primary" onClick={state.add}>
            Add to Skill List
          </Button>
        }
      >
        <Text role="status">{state.count} skill(s) selected</Text>
        <Box w="field" maxW="full">
          <SelectField
            label="Level of the selected skills"
            hideLabel
            value=""
            placeholder="Level of the selected skills"
            disabled={state.count === 0}
            options={sharedLevels(shown, levelCount)}
            onChange={({ target }) => state.setLevelOfChosen(Number(target.value), levelCount)}
          />
        </Box>
      </FilterBar>
      <DataTable
        caption="Inferred skills within the repository"
        columns={columns}
        rows={shown}
        rowKey={({ skillId }) => skillId}
        rowLabel={({ skillName }) => skillName}
        groups={GROUPS}
        selection={state.selection}
        empty={
          <EmptyState>Neither the description nor the industry role asks for a skill of the repository.</EmptyState>
        }
      />
      {hiddenCount > 0 && (
        <Button variant="quiet" alignSelf="start" onClick={() => setMaxPerGroup(maxPerGroup + PAGE_SIZE)}>
          Show more ({formatCount(hiddenCount, 'weaker suggestion')})
        </Button>
      )}
      {openedSkill && (
        <SkillPopup
          skill={openedSkill}
          getMark={({ proficiencyId }) => (proficiencyId === state.getLevel(openedSkill) ? 'Target' : undefined)}
          onClose={() => setQuery({ inferredSkill: 0 })}
        />
      )}
    </Stack>
  );
}

import { getClient } from '@skills-architect/contracts/admin';
import { type PersonaSkill, SkillAddedFrom } from '@skills-architect/contracts/personas';
import { useCall, useQueryState, useSession } from '@skills-architect/portal-kit';
import { Box, EmptyState, FilterBar, SelectField } from '@skills-architect/ui-kit';
import { DataTable, Tabs } from '@skills-architect/ui-kit/extra';
import { type ReactNode, useMemo } from 'react';
import { SkillPopup } from '../persona-skills/skill-popup';
import { listCategories, listRows, withCriticality, withLevel, withoutSkill } from './mapping-rules';
import { skillColumns } from './skill-columns';
import type { Mapping } from './use-mapping';

const SOURCES = SkillAddedFrom.options.map((source) => ({ value: source, label: source }));

/** Why a level is highlighted. */
const findMark = (row: PersonaSkill, proficiencyId: number) => {
  const isTarget = proficiencyId === row.proficiencyId;
  const isIndustry = proficiencyId === row.industryProficiencyID;
  if (isTarget && isIndustry) return 'Target and industry';
  if (isTarget) return 'Target';
  return isIndustry ? 'Industry' : undefined;
};

interface MappingTableProps {
  clientId: number;
  rows: readonly PersonaSkill[];
  savedRows: readonly PersonaSkill[];
  edit: Mapping['edit'];
  /** What leads to skills when there are none. */
  onEmpty?: ReactNode;
}

/** The persona's skills, one tab per category. */
export function MappingTable({ clientId, rows, savedRows, edit, onEmpty }: MappingTableProps) {
  const { user } = useSession();
  const levelCount = useCall(getClient, { params: { clientId } }).data?.proficiencySchemeLevelCount;
  const [state, setState] = useQueryState({ category: '', source: '', sortBy: 'skill', descending: false, skill: 0 });
  const openedRow = rows.find(({ skillId }) => skillId === state.skill);
  const columns = useMemo(() => {
    const savedIds = new Set(savedRows.map(({ skillId }) => skillId));
    return skillColumns({
      userType: user.userType,
      levelCount,
      isNew: (skillId) => !savedIds.has(skillId),
      onLevel: ({ skillId }, level) => edit((all) => withLevel(all, skillId, level)),
      onCriticality: ({ skillId }, criticality) => edit((all) => withCriticality(all, skillId, criticality)),
      onRemove: ({ skillId }) => edit((all) => withoutSkill(all, skillId)),
      onOpen: ({ skillId }) => setState({ skill: skillId }),
    });
  }, [user.userType, levelCount, savedRows, edit, setState]);
  const categories = listCategories(rows);
  const openCategory = categories.find(({ id }) => id === state.category) ?? categories[0];
  const category = openCategory?.name ?? '';
  if (!rows.length)
    return (
      <EmptyState icon="target" action={onEmpty}>
        This persona has no skills. Add skills from the library. Skills of an industry role come with the role.
      </EmptyState>
    );
  const sourceFilter = (
    <FilterBar onClear={state.source ? () => setState({ source: '' }) : undefined}>
      <Box w={{ base: 'full', sm: '48' }}>
        <SelectField
          label="Source"
          hideLabel
          value={state.source}
          placeholder="All sources"
          options={SOURCES}
          onChange={({ target }) => setState({ source: target.value })}
        />
      </Box>
    </FilterBar>
  );
  const table = (
    <DataTable
      caption={`${category} of this persona`}
      columns={columns}
      rows={listRows(rows, { ...state, category })}
      rowKey={(row) => row.skillId}
      rowLabel={(row) => row.skillName}
      sort={{ by: state.sortBy, direction: state.descending ? 'desc' : 'asc' }}
      onSort={({ by, direction }) => setState({ sortBy: by, descending: direction === 'desc' })}
      filtered={state.source !== ''}
    />
  );
  return (
    <>
      <Tabs
        label="Skill categories"
        value={openCategory?.id ?? ''}
        onChange={(id) => setState({ category: id })}
        end={sourceFilter}
        tabs={categories.map(({ id, name, count }) => ({ id, label: name, count, content: table }))}
      />
      {openedRow && (
        <SkillPopup
          skill={openedRow}
          getMark={({ proficiencyId }) => findMark(openedRow, proficiencyId)}
          onClose={() => setState({ skill: 0 })}
        />
      )}
    </>
  );
}

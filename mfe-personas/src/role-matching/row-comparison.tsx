import { getRowMapping, rowSubject } from '@skills-architect/contracts/personas';
import { applyMatrixView, buildMatrix, describeCounts } from '@skills-architect/contracts/roles';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, FilterBar, HStack, LoadError, Page, Skeleton, Text } from '@skills-architect/ui-kit';
import { CategoryDot, Comparison } from '@skills-architect/ui-kit/extra';
import { ComparisonLegend } from '../compare/compare-roles/comparison-legend';
import { ComparedName } from '../compare/compare-view/compared-name';
import { DEFAULT_VIEW, toMatrixView } from '../compare/compare-view/matrix-view';
import { namesAtLevel } from '../compare/compare-view/names-at-level';
import { NothingShown } from '../compare/compare-view/nothing-shown';
import { PersonaLevel, PersonaLevelName } from '../compare/compare-view/persona-level';
import { ViewSwitches } from '../compare/compare-view/view-switches';
import { SkillPopup } from '../persona-skills/skill-popup';

/** The skills that the persona of a row will have; id 0 loads nothing. */
const useRowSkills = (rowId: number) =>
  useCall(getRowMapping, rowId ? { params: { skillSubject: rowSubject(rowId) } } : undefined);

interface RowComparisonProps {
  /** Rows of an import, at most four. */
  rowIds: readonly number[];
  onClose: () => void;
}

/** Compares the skills of client roles before their personas are created. */
export function RowComparison({ rowIds: [first = 0, second = 0, third = 0, fourth = 0], onClose }: RowComparisonProps) {
  const columns = [useRowSkills(first), useRowSkills(second), useRowSkills(third), useRowSkills(fourth)];
  const [{ skill: openedSkillId, ...view }, change] = useQueryState({ ...DEFAULT_VIEW, skill: 0 });
  const mappings = columns.flatMap(({ data }) => data ?? []);
  const names = mappings.map(({ personaName }) => personaName);
  const fullMatrix = buildMatrix(mappings, 0);
  const matrix = applyMatrixView(fullMatrix, toMatrixView(view));
  const failed = columns.find(({ error }) => error);
  const skill = mappings.flatMap(({ skills }) => skills).find(({ skillId }) => skillId === openedSkillId);
  return (
    <Page
      title="Compare Personas"
      help="Client roles of this import, with the skills they will have"
      action={<Button onClick={onClose}>Back to Role Selection</Button>}
      filters={
        <FilterBar>
          <ViewSwitches view={view} onChange={change} />
        </FilterBar>
      }
    >
      {failed && <LoadError result={failed} />}
      <Comparison
        label="Skills of the chosen client roles"
        rowTitle="Skill"
        legend={<ComparisonLegend missing="Not in the client role's list" noun="persona" />}
        columns={mappings.map(({ rowId, personaName, industryRole }) => ({
          id: String(rowId),
          name: personaName,
          choice: <Text color="fg.muted">{industryRole?.roleName ?? 'No industry role is selected.'}</Text>,
        }))}
        groups={matrix.map((group) => ({
          id: String(group.id),
          title: <CategoryDot name={group.name} />,
          aside: describeCounts(group),
          rows: group.rows.map((row) => ({
            id: row.skill.skillId,
            name: <ComparedName skill={row.skill} onOpen={() => change({ skill: row.skill.skillId })} />,
            cells: mappings.map(({ rowId }, index) => (
              <HStack key={rowId} gap="2">
                <PersonaLevel row={row} index={index} names={names} />
                <PersonaLevelName skill={row.cells[index]?.expected} />
              </HStack>
            )),
          })),
        }))}
      >
        {columns.some(({ isLoading }) => isLoading) && <Skeleton lines={6} label="Loading the skills" />}
        {fullMatrix.length > 0 && matrix.length === 0 && (
          <NothingShown
            view={view}
            onChange={change}
            equalText="These client roles have the same levels of the same skills."
          />
        )}
        {fullMatrix.length === 0 && mappings.length > 0 && (
          <EmptyState>These client roles have no skills yet.</EmptyState>
        )}
      </Comparison>
      {skill && (
        <SkillPopup
          skill={skill}
          getMark={({ proficiencyId }) =>
            namesAtLevel(
              mappings.map(({ personaName, skills }) => ({ name: personaName, skills })),
              proficiencyId,
            )
          }
          onClose={() => change({ skill: 0 })}
        />
      )}
    </Page>
  );
}

import { formatCount } from '@skills-architect/contracts/locale';
import { type Skill, summariseAssessments } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { EmptyState, HStack, LoadError, Loaded, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { AssessmentActions } from './assessment-actions';
import { ASSESSMENT_COLUMNS, getContent } from './assessment-columns';
import { AssessmentDialog } from './assessment-dialog';
import { AssessmentFilters } from './assessment-filters';
import { type ListState, useAssessmentList } from './use-assessment-list';
import { useDeleteAssessment } from './use-delete-assessment';

interface SkillAssessmentsProps {
  skill: Skill;
  /** State of the list: in the URL of a page, or local state of a pop-up. */
  state: ListState;
  change: (part: Partial<ListState>, options?: { confirm: boolean }) => void;
  /** View only. */
  isReadOnly: boolean;
  columns?: typeof ASSESSMENT_COLUMNS;
}

/** The assessments of a skill. */
export function SkillAssessments(props: SkillAssessmentsProps) {
  const { skill, state, change, isReadOnly, columns = ASSESSMENT_COLUMNS } = props;
  const { skillId, skillName } = skill;
  const summary = useCall(summariseAssessments, { params: { skillId } });
  const schemes = summary.data?.schemes ?? [];
  const list = useAssessmentList(skillId, schemes, state, change);
  const remove = useDeleteAssessment();
  const open = (assessment: number) => change({ assessment });
  const { read } = list;
  return (
    <Loaded result={summary} waiting={<Skeleton lines={5} label="Loading the assessments" />}>
      {({ total, isAssessmentEnabled }) => (
        <Stack gap="3">
          <HStack justify="space-between" wrap="wrap">
            <Text color="fg.muted">
              {formatCount(total, 'assessment')}
              {!isAssessmentEnabled && '. Their source no longer has assessments: you can only view them.'}
            </Text>
            {!isReadOnly && list.scheme && (
              <AssessmentActions
                skill={skill}
                schemes={schemes}
                scheme={list.scheme}
                isEngineConnected={summary.data?.isEngineConnected ?? false}
                onAdd={open}
              />
            )}
          </HStack>
          <AssessmentFilters schemes={schemes} list={list} state={state} />
          <DataTable
            caption={`Assessments of ${skillName}`}
            columns={columns}
            rows={list.scheme ? read.data?.assessments : []}
            rowKey={({ assessmentId }) => assessmentId}
            rowLabel={getContent}
            onRowClick={({ assessmentId }) => open(assessmentId)}
            rowMenu={(row) =>
              isReadOnly
                ? [{ label: 'View', icon: 'eye', onSelect: () => open(row.assessmentId) }]
                : [
                    { label: 'Edit', icon: 'edit', onSelect: () => open(row.assessmentId) },
                    { label: 'Delete', icon: 'trash', danger: true, onSelect: () => remove(row) },
                  ]
            }
            loading={read.isRefreshing}
            outdated={read.isPreviousData}
            error={read.error && <LoadError result={read} />}
            filtered={list.isFiltered}
            empty={<EmptyState>This skill has no assessments yet.</EmptyState>}
            pager={list.pager}
            maxHeight="none"
          />
          {state.assessment !== 0 && (
            <AssessmentDialog
              key={state.assessment}
              skillId={skillId}
              schemes={schemes}
              assessmentId={state.assessment}
              isReadOnly={isReadOnly}
              onClose={() => open(0)}
              onSaved={() => change({ assessment: 0 }, { confirm: false })}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

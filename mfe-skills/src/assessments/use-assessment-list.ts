import { type AssessedScheme, LibraryStatus, listAssessments } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';

/** Filters of the list; 0 means all, for `levelCount` the first scheme. */
export const LIST_STATE = {
  levelCount: 0,
  assessmentLevel: 0,
  assessmentType: 0,
  assessmentStatus: 0,
  assessmentPage: 1,
  /** Id of the open assessment; 0 for none. */
  assessment: 0,
};
export type ListState = typeof LIST_STATE;

const PAGE = 10;

/** The assessments of a skill in one of its schemes, filtered and paged. */
export function useAssessmentList(
  skillId: number,
  schemes: readonly AssessedScheme[],
  state: ListState,
  change: (part: Partial<ListState>) => void,
) {
  const scheme = schemes.find(({ levelCount }) => levelCount === state.levelCount) ?? schemes[0];
  const { assessmentLevel: level, assessmentType: type, assessmentStatus } = state;
  const status = Object.values(LibraryStatus).find((option) => option === assessmentStatus);
  const offset = (Math.max(1, state.assessmentPage) - 1) * PAGE;
  const query = {
    proficiencySchemeLevelCount: scheme?.levelCount,
    ...(level > 0 && { levelId: [level] }),
    ...(type > 0 && { assessmentTypeId: [type] }),
    ...(status && { status: [status] }),
    pagesize: PAGE,
    offset,
  };
  const read = useCall(listAssessments, scheme && { params: { skillId }, query }, { keepPreviousData: true });
  const { total = 0, totalIsCapped } = read.data ?? {};
  return {
    scheme,
    read,
    total,
    isFiltered: level > 0 || type > 0 || assessmentStatus > 0,
    /** Changes a filter and returns to the first page. */
    filter: (part: Partial<ListState>) => change({ ...part, assessmentPage: 1 }),
    pager: {
      offset,
      pageSize: PAGE,
      sizes: [PAGE],
      total,
      isTotalCapped: totalIsCapped,
      showAbove: PAGE,
      onChange: (to: { offset: number }) => change({ assessmentPage: to.offset / PAGE + 1 }),
    },
  };
}
export type AssessmentList = ReturnType<typeof useAssessmentList>;

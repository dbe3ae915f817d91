import { listJobPostings, takeNextJobPosting } from '@skills-architect/contracts/roles';
import { navigate, notify, useCall, useChange, useLocation } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError, Page } from '@skills-architect/ui-kit';
import { DataTable, listControls } from '@skills-architect/ui-kit/extra';
import { ALL_ANNOTATED } from '../job-detail/annotation-words';
import { JOB_COLUMNS } from './job-columns';
import { JobCounters } from './job-counters';
import { JobFilters } from './job-filters';
import { jobPath, usePostingList } from './use-posting-list';

/** Annotate Jobs: the postings, how many of them are annotated, and a start of the work through them. */
export default function AnnotateJobs() {
  const { search } = useLocation();
  const { filter, list, page, change } = usePostingList();
  const read = useCall(listJobPostings, { query: { ...list, ...page } }, { keepPreviousData: true });
  const take = useChange(takeNextJobPosting);
  const start = () =>
    take.run({ body: list }).then(({ next }) => {
      if (next) navigate(jobPath(next.id, next.total, next.rowNumber, search));
      else notify(ALL_ANNOTATED, { variant: 'info' });
    }, notify);
  const jobs = read.data?.jobs;
  return (
    <Page
      title="Annotate Jobs"
      action={
        <>
          <Button variant="quiet" icon="chevronLeft" onClick={() => navigate('/')}>
            Back
          </Button>
          <Button variant="primary" loading={take.isRunning} onClick={() => void start()}>
            Annotate the next one
          </Button>
        </>
      }
      filters={<JobFilters filter={filter} onChange={change} />}
    >
      <JobCounters filter={filter} />
      <DataTable
        {...listControls({ ...list, ...page }, read.data, change)}
        caption="Job postings"
        columns={JOB_COLUMNS}
        rows={jobs}
        rowKey={(job) => job.id}
        rowLabel={(job) => job.job_posting_title}
        onRowClick={(job) => {
          const rowNumber = page.offset + (jobs ?? []).indexOf(job) + 1;
          navigate(jobPath(job.id, read.data?.total ?? 1, rowNumber, search));
        }}
        loading={read.isRefreshing}
        error={read.error && <LoadError of={read} />}
        filtered={Object.keys(filter).length > 0}
        empty={<EmptyState>There are no job postings yet.</EmptyState>}
      />
    </Page>
  );
}

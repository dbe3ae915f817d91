import { ADMIN_LIKE } from '@skills-architect/contracts';
import { listJobPostings } from '@skills-architect/contracts/roles';
import { BackLink } from '@skills-architect/library-kit';
import { navigate, useCall, useLocation, useSession } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError, Page } from '@skills-architect/ui-kit';
import { buildListControls, DataTable } from '@skills-architect/ui-kit/extra';
import { PostingFiles } from '../posting-import/posting-files';
import { useNextPosting } from '../posting-list/use-next-posting';
import { jobPath, usePostingList } from '../posting-list/use-posting-list';
import { jobColumns } from './job-columns';
import { JobCounters } from './job-counters';
import { JobFilters } from './job-filters';

function NoPostings() {
  const { user } = useSession();
  if (!ADMIN_LIKE.includes(user.userType)) return <EmptyState>There are no job postings yet.</EmptyState>;
  return (
    <EmptyState
      title="There are no job postings yet."
      action={<Button onClick={() => navigate('/annotate-jobs/import')}>Import Job Postings</Button>}
    />
  );
}

/** Annotate Jobs: the postings, how many are annotated, and a button that opens the next one to annotate. */
export default function AnnotateJobs() {
  const { search } = useLocation();
  const { filter, list, page, change } = usePostingList();
  const read = useCall(listJobPostings, { query: { ...list, ...page } }, { keepPreviousData: true });
  const { openNext, isRunning } = useNextPosting(list, search);
  const jobs = read.data?.jobs;
  return (
    <Page
      title="Annotate Jobs"
      action={
        <>
          <BackLink to="/">Back</BackLink>
          <PostingFiles filter={filter} total={read.data?.total ?? 0} />
          <Button variant="primary" loading={isRunning} onClick={() => void openNext()}>
            Annotate the next one
          </Button>
        </>
      }
      filters={<JobFilters filter={filter} onChange={change} />}
    >
      <JobCounters filter={filter} />
      <DataTable
        {...buildListControls({ ...list, ...page }, read.data, change)}
        caption="Job postings"
        columns={jobColumns(filter.needs)}
        rows={jobs}
        rowKey={(job) => job.id}
        rowLabel={(job) => job.job_posting_title}
        onRowClick={(job) => {
          const rowNumber = page.offset + (jobs ?? []).indexOf(job) + 1;
          navigate(jobPath(job.id, read.data?.total ?? 1, rowNumber, search));
        }}
        loading={read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        filtered={Object.keys(filter).length > 0}
        empty={<NoPostings />}
      />
    </Page>
  );
}

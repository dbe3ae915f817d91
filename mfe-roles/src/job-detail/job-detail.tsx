import { getJobPosting } from '@skills-architect/contracts/roles';
import { BackLink, RecordError } from '@skills-architect/library-kit';
import { navigate, useCall, useLocation, useParams } from '@skills-architect/portal-kit';
import { Page, Skeleton } from '@skills-architect/ui-kit';
import { useEffect } from 'react';
import { jobPath, usePostingList } from '../posting-list/use-posting-list';
import { OpenJob } from './open-job';
import { Stepper } from './stepper';
import { useOpenPosting } from './use-open-posting';

/** A job posting and its annotation; the list's filters determine the next posting. */
export default function JobDetail() {
  const { search } = useLocation();
  const { jobId, totalJobCount, rowNumber } = useParams();
  const id = Number(jobId);
  const isId = Number.isInteger(id) && id > 0;
  const { list } = usePostingList();
  const read = useCall(getJobPosting, isId ? { params: { jobPostingId: id }, query: list } : undefined);
  const { job, place } = read.data ?? {};
  // Prefetches the next posting into the query cache.
  useCall(getJobPosting, place?.nextId ? { params: { jobPostingId: place.nextId }, query: list } : undefined);
  useOpenPosting(job?.id);
  const counter = { total: place?.total ?? Number(totalJobCount), rowNumber: place?.rowNumber ?? Number(rowNumber) };
  const path = place && jobPath(id, place.total, place.rowNumber, search);
  useEffect(() => {
    // The row number in the URL may be outdated: the list has changed since the link was made.
    if (path && path !== `${window.location.pathname}${search}`) navigate(path, { replace: true });
  }, [path, search]);
  return (
    <Page
      title={job?.job_posting_title ?? 'Job Posting'}
      beside={<Stepper place={place} counter={counter} search={search} />}
      action={<BackLink to={`/annotate-jobs${search}`}>Back to the list</BackLink>}
    >
      {(!isId || (read.error && !job)) && (
        <RecordError record="job posting" read={isId ? read : undefined} back={null} />
      )}
      {isId && !read.error && !job && <Skeleton lines={12} label="Loading the job posting" />}
      {job && place && <OpenJob key={job.id} job={job} place={place} list={list} search={search} />}
    </Page>
  );
}

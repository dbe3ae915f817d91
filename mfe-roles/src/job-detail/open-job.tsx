import type { JobPostingDetail, PostingList, PostingPlace } from '@skills-architect/contracts/roles';
import { navigate } from '@skills-architect/portal-kit';
import { Grid, HStack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { useRef } from 'react';
import { useNextPosting } from '../posting-list/use-next-posting';
import { jobPath } from '../posting-list/use-posting-list';
import { AnnotationPanel } from './annotation-panel';
import { JobSummary, JobTexts } from './job-summary';
import { stepTo } from './stepper';
import { TouchKeys } from './touch-keys';
import { useAnnotation, useUndo } from './use-annotation';
import { useJobKeys } from './use-job-keys';
import { useVisibleSince } from './use-visible-since';

interface OpenJobProps {
  job: JobPostingDetail;
  place: PostingPlace;
  list: PostingList;
  search: string;
}

/** A loaded posting and its annotation by mouse or keyboard. */
export function OpenJob({ job, place, list, search }: OpenJobProps) {
  const annotation = useAnnotation(job);
  const undo = useUndo();
  const { openNext } = useNextPosting(list, search);
  const isSeen = useVisibleSince(job.id);
  const isAccepting = useRef(false);
  const rolePicker = useRef<HTMLDivElement>(null);

  const skip = () => openNext(job.id);
  const accept = async (position: number) => {
    const role = job.suggestions[position - 1];
    if (!role || isAccepting.current || annotation.isSending || !isSeen()) return;
    isAccepting.current = true;
    if (await annotation.annotate(role)) await skip();
    isAccepting.current = false;
  };
  const undoLast = async () => {
    const id = await undo();
    if (id && id !== job.id) navigate(jobPath(id, place.total, place.rowNumber, search));
  };
  const actions = {
    accept: (position: number) => void accept(position),
    search: () => rolePicker.current?.querySelector('input')?.focus(),
    skip: () => void skip(),
    undo: () => void undoLast(),
    previous: () => stepTo(place, -1, search),
    next: () => stepTo(place, 1, search),
  };
  useJobKeys(actions);

  return (
    <>
      {job.inUseBy && (
        <HStack gap="2" role="status" wrap="wrap">
          <StatusBadge tone="warning">In use by {job.inUseBy}</StatusBadge>
          <Text color="fg.muted">Somebody else has this posting open. Press s to go to the next free one.</Text>
        </HStack>
      )}
      <JobSummary job={job} />
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
        <JobTexts job={job} />
        <AnnotationPanel job={job} annotation={annotation} rolePicker={rolePicker} />
      </Grid>
      <Text color="fg.muted" fontSize="sm" display={{ base: 'none', md: 'block' }}>
        Keys: 1 to 3 annotate with a suggested role, / searches for a role, s goes to the next posting without a role, u
        undoes, arrow keys move through the list.
      </Text>
      <TouchKeys suggestions={job.suggestions} {...actions} />
    </>
  );
}

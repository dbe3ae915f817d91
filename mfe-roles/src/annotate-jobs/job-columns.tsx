import type { JobPosting } from '@skills-architect/contracts/roles';
import { Stack, StatusBadge } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';

const line = (text: string) => <ClampedText lines={1}>{text}</ClampedText>;

/** Columns of the list of postings; their ids are the sort fields. */
export const JOB_COLUMNS: Column<JobPosting>[] = [
  {
    id: 'job_posting_title',
    title: 'Title',
    cell: ({ job_posting_title, inUseBy }) => (
      <Stack as="span" gap="1" align="start">
        {line(job_posting_title)}
        {inUseBy && <StatusBadge tone="warning">In use by {inUseBy}</StatusBadge>}
      </Stack>
    ),
    sortable: true,
  },
  {
    id: 'company',
    title: 'Company',
    narrow: 'value',
    cell: ({ company }) => line(company),
    sortable: true,
    width: '17%',
  },
  {
    id: 'country',
    title: 'Location',
    narrow: 'value',
    cell: ({ country }) => line(country),
    sortable: true,
    width: '12%',
  },
  {
    id: 'sub_sector',
    title: 'Sub-Sector',
    narrow: 'value',
    cell: ({ sub_sector }) => line(sub_sector),
    sortable: true,
    width: '16%',
  },
  {
    id: 'normalised_title',
    title: 'Normalised Role',
    narrow: 'hidden',
    cell: ({ normalised_title }) => line(normalised_title),
    sortable: true,
    width: '15%',
  },
  {
    id: 'industry_role_name',
    title: 'Annotated Role',
    narrow: 'labelled',
    cell: ({ industry_role_name }) => line(industry_role_name),
    width: '15%',
  },
];

import type { JobPosting, PostingNeed } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { describeProposal, ProposalButtons } from '../posting-list/proposal-buttons';

const line = (text: string) => <ClampedText lines={1}>{text}</ClampedText>;

/** Columns of the specification; their ids are the sort fields. */
const SPECIFIED_COLUMNS: Column<JobPosting>[] = [
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
];

const ANNOTATED_ROLE: Column<JobPosting> = {
  id: 'industry_role_name',
  title: 'Annotated Role',
  narrow: 'labelled',
  cell: ({ industry_role_name, nameLanguage }) => (
    <ShownName name={industry_role_name} language={nameLanguage} isLine />
  ),
  width: '15%',
};

const PROPOSAL: Column<JobPosting> = {
  id: 'proposal',
  title: 'Proposed Leadership Role',
  narrow: 'labelled',
  cell: (job) =>
    job.proposal && (
      <Stack gap="1" align="start">
        <Text as="span">{describeProposal(job.proposal)}</Text>
        <ProposalButtons job={job} />
      </Stack>
    ),
  width: '24%',
};

const DEFAULT_COLUMNS = [...SPECIFIED_COLUMNS, ANNOTATED_ROLE];
const PROPOSAL_COLUMNS = [...SPECIFIED_COLUMNS, PROPOSAL];

/** The columns of the list; postings that wait for a decision show the proposal instead of the annotated role. */
export const jobColumns = (needs: PostingNeed | undefined) =>
  needs === 'decision' ? PROPOSAL_COLUMNS : DEFAULT_COLUMNS;

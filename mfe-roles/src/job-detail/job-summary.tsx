import { formatDate } from '@skills-architect/contracts/locale';
import type { JobPostingDetail } from '@skills-architect/contracts/roles';
import { chakra, Panel, SimpleGrid, Stack, Tooltip } from '@skills-architect/ui-kit';
import { ExpandableText } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';

const ID_CHARACTERS = 10;
const DESCRIPTION_LINES = 8;
const SENTENCE_LINES = 12;

const DATES = [
  ['Posted', 'date_posted'],
  ['Apply until', 'valid_through'],
] as const;

/** The facts of a posting and its annotation. */
export function JobSummary({ job }: { job: JobPostingDetail }) {
  const id = String(job.id);
  const leadership: [string, ReactNode][] = job.leadership_role_name
    ? [['Annotated Leadership role', job.leadership_role_name]]
    : [];
  const dates = DATES.flatMap(([name, day]): [string, ReactNode][] => {
    const value = job[day];
    return value ? [[name, formatDate(`${value}T00:00`)]] : [];
  });
  const facts: [string, ReactNode][] = [
    [
      'Id',
      <Tooltip key="id" text={id}>
        <chakra.span tabIndex={0}>{id.slice(0, ID_CHARACTERS)}</chakra.span>
      </Tooltip>,
    ],
    ['Title', job.job_posting_title],
    ['Company', job.company],
    ['Location', job.country],
    ['Sub-Sector', [job.sub_sector, job.industry].filter(Boolean).join(', ')],
    ['Annotated Role', job.industry_role_name || 'None'],
    ['Source', job.source],
    ...dates,
    ...leadership,
  ];
  return (
    <Panel>
      <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} columnGap="4" rowGap="3">
        {facts.map(([name, value]) => (
          <chakra.div key={name} minW="0">
            <chakra.dt color="fg.muted" fontSize="sm">
              {name}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </SimpleGrid>
    </Panel>
  );
}

/** Full texts of a posting. */
export function JobTexts({ job }: { job: JobPostingDetail }) {
  const sentences = job.role_sents_extracted.join('\n');
  return (
    <Stack gap="4" minW="0">
      <Panel title="Jobs Description">
        <ExpandableText lines={DESCRIPTION_LINES} name="Jobs Description">
          {job.job_posting_description || 'No Data To Show'}
        </ExpandableText>
      </Panel>
      <Panel title="Role Sentences">
        <ExpandableText lines={SENTENCE_LINES} name="Role Sentences">
          {sentences || 'No Data To Show'}
        </ExpandableText>
      </Panel>
    </Stack>
  );
}

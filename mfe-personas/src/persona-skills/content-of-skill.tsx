import { CLIENT_USERS } from '@skills-architect/contracts';
import { listSkillContent, type SkillContent } from '@skills-architect/contracts/skills';
import { formatDuration } from '@skills-architect/library-kit';
import { useCall, useClient, useSession } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, TextLink } from '@skills-architect/ui-kit';
import { type Column, DataTable, StarRating } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const PAGE_SIZE = 10;

const COLUMNS: Column<SkillContent>[] = [
  {
    id: 'contentTitle',
    title: 'Title',
    cell: ({ contentTitle, contentUrl }) => (
      <TextLink href={contentUrl} target="_blank" rel="noopener noreferrer">
        {contentTitle}
      </TextLink>
    ),
  },
  { id: 'contentProvider', title: 'Provider', cell: ({ contentProvider }) => contentProvider, width: '30%' },
  {
    id: 'contentProviderRating',
    title: 'Rating',
    cell: ({ contentProviderRating }) => <StarRating rating={contentProviderRating} />,
    width: '6.5rem',
  },
  {
    id: 'contentDuration',
    title: 'Duration',
    cell: ({ contentDuration }) => formatDuration(contentDuration),
    width: '6rem',
  },
];

interface ContentOfSkillProps {
  skillId: number;
  skillName: string;
}

/** The learning content of a skill, from the content providers of the client. */
export function ContentOfSkill({ skillId, skillName }: ContentOfSkillProps) {
  const { user } = useSession();
  const { client, known } = useClient();
  const [page, setPage] = useState({ offset: 0, pageSize: PAGE_SIZE });
  const query = { offset: page.offset, pagesize: page.pageSize, ...(client && { clientId: client.clientId }) };
  const mayAsk = known && (client !== undefined || !CLIENT_USERS.includes(user.userType));
  const input = mayAsk ? { params: { skillId }, query } : undefined;
  const read = useCall(listSkillContent, input, { keepPreviousData: true });
  return (
    <DataTable
      caption={`Content of ${skillName}`}
      columns={COLUMNS}
      rows={read.data?.contentDetailList}
      rowKey={({ contentId }) => contentId}
      rowLabel={({ contentTitle }) => contentTitle}
      loading={read.isRefreshing}
      error={read.error && <LoadError result={read} />}
      empty={<EmptyState>No Learning Content is mapped to this skill</EmptyState>}
      pager={{
        ...page,
        sizes: [PAGE_SIZE],
        total: read.data?.total ?? 0,
        isTotalCapped: read.data?.totalIsCapped,
        showAbove: PAGE_SIZE,
        onChange: setPage,
      }}
      maxHeight="none"
    />
  );
}

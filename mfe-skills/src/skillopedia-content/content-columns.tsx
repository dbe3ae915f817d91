import type { MappedContent } from '@skills-architect/contracts/skills';
import { TextLink } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';

/** Columns of the content of an entry. */
export const CONTENT_COLUMNS: Column<MappedContent>[] = [
  { id: 'contentType', title: 'Content Type', cell: ({ contentType }) => contentType, width: '8rem' },
  {
    id: 'contentTitle',
    title: 'Title',
    rowHeader: true,
    cell: ({ contentTitle, contentUrl }) => (
      <TextLink href={contentUrl} target="_blank" rel="noopener noreferrer">
        {contentTitle}
      </TextLink>
    ),
  },
  { id: 'contentProvider', title: 'Provider Name', cell: ({ contentProvider }) => contentProvider, width: '12rem' },
  {
    id: 'contentProviderRating',
    title: 'Rating',
    cell: ({ contentProviderRating }) => contentProviderRating?.toFixed(1) ?? 'Not rated',
    width: '6rem',
    align: 'end',
  },
  { id: 'why', title: 'Why', cell: ({ why }) => why.join(', '), width: '16rem' },
];

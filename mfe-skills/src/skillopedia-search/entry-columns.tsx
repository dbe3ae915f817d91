import { formatDate } from '@skills-architect/contracts/locale';
import { LIBRARY_STATUS_NAMES, type SkillopediaRow } from '@skills-architect/contracts/skills';
import { ShownName } from '@skills-architect/library-kit';
import { TextLink } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';

/** Columns of Manage Skillopedia; their ids are the sort fields. */
export const ENTRY_COLUMNS: Column<SkillopediaRow>[] = [
  {
    id: 'name',
    title: 'Title',
    cell: ({ name, nameLanguage }) => <ShownName name={name} language={nameLanguage} />,
    sortable: true,
  },
  {
    id: 'document',
    title: 'Document',
    narrow: 'value',
    cell: ({ url, name }) => {
      if (!url) return 'None yet';
      const location = url.startsWith('/') ? 'In the portal' : new URL(url).hostname;
      return (
        <TextLink
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${location}: document of ${name}`}
          onClick={(event) => event.stopPropagation()}
        >
          {location}
        </TextLink>
      );
    },
    width: '12rem',
  },
  {
    id: 'status',
    title: 'Status',
    narrow: 'value',
    cell: ({ status }) => LIBRARY_STATUS_NAMES[status],
    sortable: true,
    width: '9rem',
  },
  {
    id: 'updatedAt',
    title: 'Changed',
    narrow: 'labelled',
    cell: ({ updatedAt }) => formatDate(updatedAt),
    sortable: true,
    width: '9rem',
  },
];

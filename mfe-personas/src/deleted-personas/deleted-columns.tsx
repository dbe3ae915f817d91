import { formatDate, formatWhen } from '@skills-architect/contracts/locale';
import type { DeletedPersona } from '@skills-architect/contracts/personas';
import { restoreColumn } from '@skills-architect/library-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';

interface RestoreButton {
  isRestoring: boolean;
  onRestore: (persona: DeletedPersona) => void;
}

/** Columns of the deleted personas; the ids of sortable ones are the sort fields of the call. */
export const buildDeletedColumns = ({ isRestoring, onRestore }: RestoreButton): Column<DeletedPersona>[] => [
  {
    id: 'personaName',
    title: 'Persona',
    rowHeader: true,
    sortable: true,
    cell: ({ personaName }) => <ClampedText lines={2}>{personaName}</ClampedText>,
  },
  {
    id: 'personaGroupName',
    title: 'Department',
    narrow: 'line',
    width: '20%',
    cell: ({ personaGroupName }) => <ClampedText lines={2}>{personaGroupName}</ClampedText>,
  },
  {
    id: 'deletedAt',
    title: 'Deleted',
    narrow: 'labelled',
    width: '12rem',
    sortable: true,
    cell: ({ deletedAt }) => formatWhen(deletedAt),
  },
  {
    id: 'deletedBy',
    title: 'Deleted by',
    narrow: 'labelled',
    width: '16%',
    cell: ({ deletedBy }) => <ClampedText lines={1}>{deletedBy}</ClampedText>,
  },
  {
    id: 'restorableUntil',
    title: 'Can be restored until',
    narrow: 'labelled',
    width: '11rem',
    cell: ({ restorableUntil }) => formatDate(restorableUntil),
  },
  restoreColumn({ rowName: ({ personaName }) => personaName, isRestoring, onRestore }),
];

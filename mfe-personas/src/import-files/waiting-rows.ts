import { formatCount } from '@skills-architect/contracts/locale';
import type { PersonaImport } from '@skills-architect/contracts/personas';

/** What the rows of an import wait for before they become personas; empty when nothing is missing. */
export const waitingRows = ({ read, selected, existing }: PersonaImport['counts']): string => {
  const withoutRole = read - selected - existing;
  return [
    withoutRole > 0 ? formatCount(withoutRole, 'waits for a role', 'wait for a role') : '',
    existing > 0 ? formatCount(existing, 'needs another name', 'need another name') : '',
  ]
    .filter(Boolean)
    .join(', ');
};

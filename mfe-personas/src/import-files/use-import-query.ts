import { useQueryState } from '@skills-architect/portal-kit';

/** The query that names the import of this address, for links to its other screens; empty for the pending import. */
export function useImportQuery(): string {
  const [{ import: token }] = useQueryState({ import: '' });
  return token ? `?import=${token}` : '';
}

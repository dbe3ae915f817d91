import { formatTotal } from '@skills-architect/contracts/locale';
import { listDeletedPersonas } from '@skills-architect/contracts/personas';
import { Link, useCall } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError } from '@skills-architect/ui-kit';

/** A client without personas: nobody has created any, or all were deleted and can be restored. */
export function NoPersonas({ clientId }: { clientId: number | undefined }) {
  const deleted = useCall(listDeletedPersonas, clientId ? { query: { clientId, pagesize: 1 } } : undefined);
  const { total = 0, totalIsCapped } = deleted.data ?? {};
  if (deleted.error && !deleted.data) return <LoadError result={deleted} />;
  if (deleted.isLoading) return null;
  if (!total)
    return (
      <EmptyState>
        There are no personas yet. Create the first one by hand, or many from a zip of job descriptions.
      </EmptyState>
    );
  return (
    <EmptyState
      title="All personas were deleted"
      action={
        <Button asChild>
          <Link to="/personas/deleted">Deleted Personas</Link>
        </Button>
      }
    >
      {total === 1 ? 'One can be restored.' : `${formatTotal(total, totalIsCapped)} can be restored.`}
    </EmptyState>
  );
}

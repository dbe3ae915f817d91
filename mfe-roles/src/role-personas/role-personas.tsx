import { ADMIN_LIKE } from '@skills-architect/contracts';
import { formatTotal } from '@skills-architect/contracts/locale';
import { personasOfRole } from '@skills-architect/contracts/roles';
import { PersonasUsing, usePaging } from '@skills-architect/library-kit';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { Panel } from '@skills-architect/ui-kit';

const formPath = (personaId: number) => `/persona/edit/${personaId}/false`;

/** The personas of all clients that are mapped to a role; an SME sees their number. */
export function RolePersonas({ roleId }: { roleId: number }) {
  const { user } = useSession();
  const { query, pager } = usePaging('personas');
  const read = useCall(personasOfRole, { params: { roleId }, query }, { keepPreviousData: true });
  const { total, totalIsCapped } = read.data ?? {};
  const title = total === undefined ? 'Personas' : `Personas (${formatTotal(total, totalIsCapped)})`;
  if (!ADMIN_LIKE.includes(user.userType)) return <Panel title={title} />;
  return (
    <Panel title={title}>
      <PersonasUsing
        caption="Personas of this role"
        empty="No persona is mapped to this role."
        toPath={formPath}
        read={read}
        pager={pager}
      />
    </Panel>
  );
}

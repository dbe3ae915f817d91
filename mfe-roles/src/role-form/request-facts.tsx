import { formatDate } from '@skills-architect/contracts/locale';
import type { RoleRequest } from '@skills-architect/contracts/roles';
import { Panel } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';

/** Who requested a role, when, and from which file; for library staff. */
export function RequestFacts({ request, at }: { request: RoleRequest; at: string }) {
  return (
    <Panel title="Asked for">
      <FactList
        stacked
        facts={[
          { name: 'By', value: `${request.userName}, ${request.clientName}` },
          { name: 'On', value: formatDate(at) },
          { name: 'Created from', value: request.fileName },
        ]}
      />
    </Panel>
  );
}

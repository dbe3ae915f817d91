import type { RoleRequest } from '@skills-architect/contracts/roles';
import { Panel } from '@skills-architect/ui-kit';
import { dayText, FactList } from '@skills-architect/ui-kit/extra';

/** Where a requested role comes from, for the keepers of the library. */
export function RequestFacts({ request, at }: { request: RoleRequest; at: string }) {
  return (
    <Panel title="Asked for">
      <FactList
        stacked
        facts={[
          { name: 'By', value: `${request.userName}, ${request.clientName}` },
          { name: 'On', value: dayText(at) },
          { name: 'Made from', value: request.fileName },
        ]}
      />
    </Panel>
  );
}

import type { DifferenceKind, SignInProvider } from '@skills-architect/contracts/admin';
import { typedText, useQueryState } from '@skills-architect/portal-kit';
import { Panel } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { GroupDifferences } from './group-differences';
import { UserDifferences } from './user-differences';

const KINDS: { id: DifferenceKind; label: string }[] = [
  { id: 'rights', label: 'Rights' },
  { id: 'unsent', label: 'Not Sent' },
  { id: 'activity', label: 'Disabled' },
];

/** Section of Manage Sign-in Provider: what differs between the provider and the portal, and its repair. */
export function ProviderDifferences({ provider: { providerId } }: { provider: Pick<SignInProvider, 'providerId'> }) {
  const [{ differences }, change] = useQueryState({ differences: 'rights', text: typedText, page: 1 });
  const [counts, setCounts] = useState<Record<DifferenceKind, number>>();
  return (
    <Panel title="Differences">
      <Tabs
        label="Differences"
        value={differences}
        onChange={(id) => change({ differences: id, text: '', page: 1 })}
        tabs={[
          ...KINDS.map(({ id, label }) => ({
            id,
            label,
            ...(counts && { count: counts[id] }),
            content: <UserDifferences key={id} providerId={providerId} kind={id} onCounts={setCounts} />,
          })),
          { id: 'groups', label: 'Groups', content: <GroupDifferences providerId={providerId} /> },
        ]}
      />
    </Panel>
  );
}

import type { AreaServiceCall, ServiceCheck } from '@skills-architect/contracts/portal';
import { Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';

const TITLES: Record<ServiceCheck, string> = {
  reachable: 'Can be reached',
  answers: 'Is ready',
  version: 'Has the right version',
  'refuses-unsigned': 'Refuses requests without an identity',
  'refuses-others': 'Refuses identities for other services',
};

export interface ServiceChecksProps {
  instances: { address: string; checks: { check: ServiceCheck; isPassed: boolean; text: string }[] }[];
  calls: AreaServiceCall[];
}

/** What was found at each address of a service, and its calls. */
export function ServiceChecks({ instances, calls }: ServiceChecksProps) {
  return (
    <Stack gap="3" aria-live="polite">
      {instances.map(({ address, checks }) => (
        <Stack key={address} gap="1">
          <Text fontWeight="medium">{address}</Text>
          <FactList
            facts={checks.map(({ check, isPassed, text }) => ({
              name: TITLES[check],
              value: (
                <>
                  <StatusBadge tone={isPassed ? 'done' : 'danger'}>{isPassed ? 'Yes' : 'No'}</StatusBadge> {text}
                </>
              ),
            }))}
          />
        </Stack>
      ))}
      {calls.length > 0 && (
        <FactList facts={calls.map(({ name, method, path }) => ({ name, value: `${method} ${path}` }))} />
      )}
    </Stack>
  );
}

import { explainSuggestions, type Suggestion, type SuggestionRequest } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { EmptyState, Grid, Heading, LoadError, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { MarkedText, Tabs } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { collectMarks } from './role-detail/marks';
import { Why } from './role-detail/why';

interface RoleReasonsProps {
  clientId: number;
  /** The description that the roles are compared with. */
  request: SuggestionRequest;
  roles: readonly Pick<Suggestion, 'roleId' | 'roleName'>[];
}

/** Why these roles match a description, with the reasons marked in it. */
export function RoleReasons({ clientId, request, roles }: RoleReasonsProps) {
  const [openRoleId, setOpenRoleId] = useState(roles[0]?.roleId);
  const result = useCall(explainSuggestions, {
    body: { clientId, request, roleIds: roles.map(({ roleId }) => roleId) },
  });
  const { data } = result;
  if (!data)
    return result.isLoading ? <Skeleton lines={8} label="Loading the reasons" /> : <LoadError result={result} />;
  const findReasons = (id: number | undefined) => data.reasons.find(({ roleId }) => roleId === id);
  const shown = findReasons(openRoleId);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
      <Stack gap="3">
        <Heading>Roles & Responsibilities as per Company</Heading>
        {data.text ? (
          <>
            <Text color="fg.muted" fontSize="sm">
              The strongest terms and the sentences closest to the role's skills are marked. Crossed-out sentences were
              ignored.
            </Text>
            <MarkedText text={data.text} marks={shown ? collectMarks(shown) : []} />
          </>
        ) : (
          <EmptyState>The persona has no description yet: only its name was compared.</EmptyState>
        )}
      </Stack>
      <Tabs
        label="Industry roles"
        fitted
        value={String(openRoleId)}
        onChange={(id) => setOpenRoleId(Number(id))}
        tabs={roles.map(({ roleId, roleName }) => {
          const reasons = findReasons(roleId);
          return {
            id: String(roleId),
            label: roleName,
            content: reasons ? (
              <Why reasons={reasons} text={data.text} />
            ) : (
              <EmptyState>This role is no longer offered to the client.</EmptyState>
            ),
          };
        })}
      />
    </Grid>
  );
}

import { Button, HStack, Stack, Text } from '@skills-architect/ui-kit';
import type { useAnnotation } from './use-annotation';

/** Shows both roles when somebody else has annotated the posting meanwhile. */
export function ConflictNotice({ annotation }: { annotation: ReturnType<typeof useAnnotation> }) {
  const { conflict, annotate, dismiss } = annotation;
  if (!conflict) return null;
  const { theirs, role } = conflict;
  return (
    <Stack role="alert" gap="2" p="3" rounded="md" bg="warning.subtle">
      <Text>Somebody else has changed this posting meanwhile.</Text>
      <Text>Annotated Role now: {theirs.industry_role_name || 'None'}</Text>
      <Text>Your choice: {role.roleName}</Text>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" onClick={() => void annotate(role, theirs.rev)}>
          Annotate with my choice
        </Button>
        <Button size="sm" onClick={dismiss}>
          Keep the current annotation
        </Button>
      </HStack>
    </Stack>
  );
}

import { ADMIN_LIKE } from '@skills-architect/contracts';
import { countOrNone } from '@skills-architect/contracts/locale';
import { personasOfRole, roleUsage } from '@skills-architect/contracts/roles';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { Loaded, Skeleton, Stack, Text, TextLink, Wrap } from '@skills-architect/ui-kit';

/** Maximum number of personas shown by name. */
const MAX_NAMED = 5;

/** Where a role is used: personas, job postings and career steps; the first personas are links. */
export function RoleUsage({ roleId }: { roleId: number }) {
  const { user } = useSession();
  const personas = useCall(personasOfRole, { params: { roleId }, query: { pagesize: MAX_NAMED } });
  const usage = useCall(roleUsage, { params: { roleId } });
  return (
    <Stack gap="3">
      <Loaded result={personas} waiting={<Skeleton lines={2} label="Counting personas" />}>
        {({ personas: found, total, totalIsCapped }) => (
          <Stack gap="1">
            <Text fontWeight="medium">{countOrNone(total, 'persona', totalIsCapped)}</Text>
            {ADMIN_LIKE.includes(user.userType) && (
              <Wrap gap="3">
                {found.map(({ personaId, personaName }) => (
                  <TextLink key={personaId} href={`/persona/edit/${personaId}/false`} target="_blank" rel="noreferrer">
                    {personaName}
                  </TextLink>
                ))}
              </Wrap>
            )}
          </Stack>
        )}
      </Loaded>
      <Loaded result={usage} waiting={<Skeleton lines={2} label="Counting job postings" />}>
        {({ postings, careerSteps }) => (
          <Stack gap="3">
            <Text fontWeight="medium">{countOrNone(postings, 'job posting')}</Text>
            {careerSteps > 0 && <Text fontWeight="medium">{countOrNone(careerSteps, 'career step')}</Text>}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

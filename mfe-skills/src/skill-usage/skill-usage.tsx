import { ADMIN_LIKE } from '@skills-architect/contracts';
import { countOrNone } from '@skills-architect/contracts/locale';
import {
  ASSESSMENT_MAINTAINERS,
  getSkillTree,
  listSkillContent,
  personasOfSkill,
  rolesOfSkill,
  type Skill,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { Loaded, Skeleton, Stack, Text, TextLink, Wrap } from '@skills-architect/ui-kit';

/** Maximum number of roles, leadership roles, personas and content items shown by name. */
const MAX_NAMED = 5;

/**
 * Where a skill is used: counts of roles, personas and learning content with links to the first ones, assessments, and
 * skills below it.
 */
export function SkillUsage({ skill: { skillId, skillSource } }: { skill: Skill }) {
  const { user } = useSession();
  const seesAll = ADMIN_LIKE.includes(user.userType);
  const input = { params: { skillId }, query: { pagesize: MAX_NAMED } };
  const roles = useCall(rolesOfSkill, input);
  const personas = useCall(personasOfSkill, input);
  const content = useCall(listSkillContent, seesAll ? input : undefined);
  const tree = useCall(getSkillTree, { params: { skillId } });
  const keepsAssessments = ASSESSMENT_MAINTAINERS.includes(user.userType);
  const assessments = useCall(summariseAssessments, keepsAssessments ? { params: { skillId } } : undefined);
  return (
    <Stack gap="3">
      <Loaded result={roles} waiting={<Skeleton lines={2} label="Counting industry roles" />}>
        {({ roles: found, leadershipRoles = [], total, totalIsCapped }) => (
          <Stack gap="3">
            <UsageRow
              text={countOrNone(total, 'industry role', totalIsCapped)}
              links={found.map(({ roleId, roleName }) => ({ name: roleName, to: `/role/edit/${roleId}` }))}
            />
            {leadershipRoles.length > 0 && (
              <UsageRow
                text={countOrNone(leadershipRoles.length, 'leadership role')}
                links={linksFor(
                  seesAll,
                  leadershipRoles.slice(0, MAX_NAMED).map(({ leadershipRoleId, leadershipRoleName }) => ({
                    name: leadershipRoleName,
                    to: `/leader/${leadershipRoleId}?source=${skillSource.sourceId}`,
                  })),
                )}
              />
            )}
          </Stack>
        )}
      </Loaded>
      <Loaded result={personas} waiting={<Skeleton lines={2} label="Counting personas" />}>
        {({ personas: found, total, totalIsCapped }) => (
          <UsageRow
            text={countOrNone(total, 'persona', totalIsCapped)}
            links={linksFor(
              seesAll,
              found.map(({ personaId, personaName }) => ({
                name: personaName,
                to: `/persona/architect-skills/${personaId}`,
              })),
            )}
          />
        )}
      </Loaded>
      {seesAll && (
        <Loaded result={content} waiting={<Skeleton lines={2} label="Counting content items" />}>
          {({ contentDetailList, total, totalIsCapped }) =>
            total > 0 && (
              <UsageRow
                text={countOrNone(total, 'content item', totalIsCapped)}
                links={contentDetailList.map(({ contentTitle, contentUrl }) => ({
                  name: contentTitle,
                  to: contentUrl,
                }))}
              />
            )
          }
        </Loaded>
      )}
      {keepsAssessments && (
        <Loaded result={assessments} waiting={<Skeleton lines={1} label="Counting assessments" />}>
          {({ total }) => total > 0 && <Text fontWeight="medium">{countOrNone(total, 'assessment')}</Text>}
        </Loaded>
      )}
      <Loaded result={tree} waiting={<Skeleton lines={1} label="Counting skills below it" />}>
        {({ nodes, isCut }) =>
          nodes.length > 1 && (
            <Text fontWeight="medium">
              {`${countOrNone(nodes.length - 1, 'skill', isCut)} below it in the skill tree`}
            </Text>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface UsedLink {
  name: string;
  to: string;
}

/** No links for users who may not open the records. */
const linksFor = (mayOpen: boolean, links: UsedLink[]): UsedLink[] => (mayOpen ? links : []);

function UsageRow({ text, links }: { text: string; links: UsedLink[] }) {
  return (
    <Stack gap="1">
      <Text fontWeight="medium">{text}</Text>
      <Wrap gap="3">
        {links.map(({ name, to }) => (
          <TextLink key={to} href={to} target="_blank" rel="noreferrer">
            {name}
          </TextLink>
        ))}
      </Wrap>
    </Stack>
  );
}

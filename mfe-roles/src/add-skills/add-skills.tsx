import {
  addLeadershipSkills,
  addRoleSkills,
  getRole,
  listLeadershipSkills,
  listRoleSkills,
  suggestLeadershipSkills,
  suggestRoleSkills,
} from '@skills-architect/contracts/roles';
import { SourceId } from '@skills-architect/contracts/skills';
import { request, useCall, useChange, useParams, useQueryState } from '@skills-architect/portal-kit';
import { LoadError, Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { useRoleAccess } from '../role-access/use-role-access';
import { AddSkillsPage } from './add-skills-page';

/** Screen: adds skills to an industry role or to a leadership role. */
export default function AddSkillsScreen() {
  const { roleId, type } = useParams();
  return type === 'leader' ? (
    <ToLeadershipRole leadershipRoleId={Number(roleId)} />
  ) : (
    <ToIndustryRole roleId={Number(roleId)} />
  );
}

function ToIndustryRole({ roleId }: { roleId: number }) {
  const role = useCall(getRole, { params: { roleId } });
  const skills = useCall(listRoleSkills, { params: { roleId }, query: { includeUnPublished: true } });
  const add = useChange(addRoleSkills);
  const isDenied = useRoleAccess(role);
  if (isDenied) return null;
  if (!role.data || !skills.data) return <Waiting results={[role, skills]} />;
  return (
    <AddSkillsPage
      kind="industry"
      target="Industry Role"
      draft={{ name: `skills for role ${roleId}`, subject: `the skills for ${role.data.roleName}` }}
      mappedSkills={skills.data.skills}
      sourceId={role.data.sourceId}
      onSuggest={(askedOf, options) => request(suggestRoleSkills, { params: { roleId }, body: { askedOf } }, options)}
      back={`/role/edit/${roleId}`}
      isSaving={add.isRunning}
      onAdd={(skillsToAdd) => add.run({ params: { roleId }, body: { skills: skillsToAdd } })}
    />
  );
}

/** Default query state. The type is widened because imported sources have ids that `SourceId` does not list. */
const DEFAULT_QUERY: { source: number } = { source: SourceId.SkillsArchitect };

function ToLeadershipRole({ leadershipRoleId }: { leadershipRoleId: number }) {
  const [{ source }] = useQueryState(DEFAULT_QUERY);
  const skills = useCall(listLeadershipSkills, { params: { leadershipRoleId, sourceId: source } });
  const add = useChange(addLeadershipSkills);
  if (!skills.data) return <Waiting results={[skills]} />;
  return (
    <AddSkillsPage
      kind="leader"
      target="Leadership Role"
      draft={{
        name: `skills for leadership role ${leadershipRoleId} of source ${source}`,
        subject: 'the skills for this leadership role',
      }}
      mappedSkills={skills.data.skills}
      sourceId={source}
      onSuggest={(askedOf, options) =>
        request(suggestLeadershipSkills, { params: { leadershipRoleId }, body: { sourceId: source, askedOf } }, options)
      }
      back={`/leader/${leadershipRoleId}?source=${source}`}
      isSaving={add.isRunning}
      onAdd={(skillsToAdd) => add.run({ params: { leadershipRoleId }, body: { skills: skillsToAdd } })}
    />
  );
}

function Waiting({ results: reads }: { results: Parameters<typeof LoadError>[0]['result'][] }) {
  const failed = reads.find(({ error }) => error);
  return (
    <Page title="Assign Skills To Role">
      {failed ? (
        <LoadError result={failed} />
      ) : (
        <Panel>
          <Skeleton lines={6} label="Loading the role" />
        </Panel>
      )}
    </Page>
  );
}

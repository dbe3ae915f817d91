import {
  deleteLeadershipSkillLevels,
  listLeadershipRoles,
  listLeadershipSkills,
  putLeadershipSkillLevels,
} from '@skills-architect/contracts/roles';
import { listSources, SourceId } from '@skills-architect/contracts/skills';
import { BackLink } from '@skills-architect/library-kit';
import { navigate, useCall, useChange, useParams, useQueryState } from '@skills-architect/portal-kit';
import { Box, FilterBar, Page } from '@skills-architect/ui-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';
import { SkillBlock } from '../role-skills/skill-block';
import { LeadershipPicker } from './leadership-picker';

/** Default query state. The type is widened because imported sources have ids that `SourceId` does not list. */
const DEFAULT_QUERY: { source: number; page: number } = { source: SourceId.SkillsArchitect, page: 1 };

/** Screen: the skills of a leadership role, by source. */
export default function LeadershipRoleScreen() {
  const leadershipRoleId = Number(useParams().id);
  const [{ source }, changeSource] = useQueryState(DEFAULT_QUERY);
  const leadershipRoles = useCall(listLeadershipRoles, {});
  const sources = useCall(listSources, {});
  const options = (sources.data?.sources ?? []).map((source) => ({ value: source.sourceId, label: source.source }));
  const leadershipRole = leadershipRoles.data?.leadershipRoles.find(
    (known) => known.leadershipRoleId === leadershipRoleId,
  );
  return (
    <Page
      title={leadershipRole?.leadershipRoleName ?? 'Leadership Role'}
      action={<BackLink to="/role">Back to industry roles</BackLink>}
      filters={
        <FilterBar>
          <Box w="64">
            <LeadershipPicker value={leadershipRoleId} onChange={(id) => navigate(`/leader/${id}?source=${source}`)} />
          </Box>
          <Box w="64">
            <Picker
              label="Source"
              clearable={false}
              options={options}
              value={options.find(({ value }) => value === source) ?? null}
              onChange={(chosen) => chosen && changeSource({ source: Number(chosen.value) })}
              {...toPickerProps(sources)}
            />
          </Box>
        </FilterBar>
      }
    >
      <LeadershipSkills key={`${leadershipRoleId} ${source}`} leadershipRoleId={leadershipRoleId} sourceId={source} />
    </Page>
  );
}

function LeadershipSkills({ leadershipRoleId, sourceId }: { leadershipRoleId: number; sourceId: number }) {
  const isId = Number.isInteger(leadershipRoleId) && leadershipRoleId > 0;
  const read = useCall(listLeadershipSkills, isId ? { params: { leadershipRoleId, sourceId } } : undefined);
  const putLevels = useChange(putLeadershipSkillLevels);
  const remove = useChange(deleteLeadershipSkillLevels);
  return (
    <SkillBlock
      kind="leader"
      read={read}
      addPath={`/role/${leadershipRoleId}/leader/skills?source=${sourceId}`}
      draftName={`levels of leadership role ${leadershipRoleId} ${sourceId}`}
      onSave={(skillId, body) => putLevels.run({ params: { leadershipRoleId, skillId }, body })}
      onRemove={(skillId) => remove.run({ params: { leadershipRoleId, skillId } })}
    />
  );
}

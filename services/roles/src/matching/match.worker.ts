import { type ClientPlaces, offersPlace, type RolePlace } from '@skills-architect/contracts/admin';
import { buildIndex, decodeModel, explain, type MatchIndex, match } from '@skills-architect/matching';
import type { MatchAnswer, MatchableRole, MatchTask } from './match-task';

interface Held {
  revision: string;
  index: MatchIndex;
  placeOfRole: Map<number, RolePlace>;
}

/** Calls that started before a library change still use the previous revision. */
const MOST_REVISIONS = 2;
const revisions = new Map<string, Held>();

const keep = (loaded: Held) => {
  revisions.set(loaded.revision, loaded);
  for (const old of [...revisions.keys()].slice(0, -MOST_REVISIONS)) revisions.delete(old);
};

const load = (revision: string, roles: MatchableRole[], model: Uint8Array | undefined): Held => ({
  revision,
  index: buildIndex(roles, model && decodeModel(model)),
  placeOfRole: new Map(roles.map(({ roleId, sourceId, subsectorId }) => [roleId, { sourceId, subsectorId }])),
});

const selectCandidates = (client: ClientPlaces, placeOfRole: Map<number, RolePlace>) => (roleId: number) => {
  const place = placeOfRole.get(roleId);
  return place !== undefined && offersPlace(client, place);
};

/** Runs a task on a loaded library. */
export default (task: MatchTask): MatchAnswer => {
  if (task.kind === 'load') {
    keep(load(task.revision, task.roles, task.model));
    return { missing: false, loaded: true };
  }
  const held = revisions.get(task.revision);
  if (!held) return { missing: true };
  const { index, placeOfRole } = held;
  const candidates = task.client && selectCandidates(task.client, placeOfRole);
  if (task.kind === 'suggest')
    return {
      missing: false,
      results: task.texts.map((text) => match(index, { ...text, candidates, limit: task.limit })),
    };
  const explanations = task.roleIds.flatMap((roleId) => explain(index, { ...task.text, candidates }, roleId) ?? []);
  return { missing: false, explanations };
};

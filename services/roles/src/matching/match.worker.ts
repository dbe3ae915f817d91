import { buildIndex, decodeModel, explain, type MatchIndex, match } from '@skills-architect/matching';
import { serveTasks } from '@skills-architect/service-kit/worker';
import type { MatchAnswer, MatchableRole, MatchTask } from './match-task';

interface Held {
  revision: string;
  index: MatchIndex;
  sourceOfRole: Map<number, number>;
}

let held: Held | undefined;

const load = (revision: string, roles: MatchableRole[], model: Uint8Array | undefined): Held => ({
  revision,
  index: buildIndex(roles, model && decodeModel(model)),
  sourceOfRole: new Map(roles.map(({ roleId, sourceId }) => [roleId, sourceId])),
});

serveTasks((task: MatchTask): MatchAnswer => {
  if (task.kind === 'load') {
    held = load(task.revision, task.roles, task.model);
    return { missing: false, loaded: true };
  }
  if (held?.revision !== task.revision) return { missing: true };
  const { index, sourceOfRole } = held;
  const { sourceIds } = task;
  const candidates = sourceIds && ((roleId: number) => sourceIds.includes(sourceOfRole.get(roleId) ?? 0));
  if (task.kind === 'suggest')
    return {
      missing: false,
      results: task.texts.map((text) => match(index, { ...text, candidates, limit: task.limit })),
    };
  const explanations = task.roleIds.flatMap((roleId) => explain(index, { ...task.text, candidates }, roleId) ?? []);
  return { missing: false, explanations };
});

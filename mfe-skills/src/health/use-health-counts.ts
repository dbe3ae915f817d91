import type { FindingCount } from '@skills-architect/contracts';
import { countPersonaFindings } from '@skills-architect/contracts/personas';
import { countRoleFindings } from '@skills-architect/contracts/roles';
import { countSkillFindings } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';

const OPTIONS = { keepPreviousData: true };

/** The number of findings of each kind, from three services. */
export function useHealthCounts(sourceIds: number[] | undefined) {
  const input = { query: { sourceIds } };
  const skills = useCall(countSkillFindings, input, OPTIONS);
  const roles = useCall(countRoleFindings, input, OPTIONS);
  const personas = useCall(countPersonaFindings, input, OPTIONS);
  const reads = [skills, roles, personas];
  const answers = reads.flatMap(({ data }) => data ?? []);
  const times = answers.map(({ checkedAt }) => checkedAt);
  return {
    byKind: new Map<string, FindingCount>(answers.flatMap(({ counts }) => counts.map((count) => [count.kind, count]))),
    /** Start of the oldest of the three checks; undefined while loading, or if a service has not been checked yet. */
    checkedAt:
      answers.length === reads.length && !times.includes(null) ? times.flatMap((at) => at ?? []).sort()[0] : undefined,
    /** Whether every service has answered, successfully or not. */
    isRead: reads.every(({ data, error }) => data || error),
    isUnchecked: times.includes(null),
    /** A failed call, whose kinds have no counts. */
    failed: reads.find(({ error }) => error),
  };
}

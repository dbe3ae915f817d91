import type { FindingCount } from '@skills-architect/contracts';
import { countPersonaFindings } from '@skills-architect/contracts/personas';
import { countRoleFindings } from '@skills-architect/contracts/roles';
import { countSkillFindings } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';

const KEPT = { keepPreviousData: true };

/** The number of findings of each kind, from the three services that know them. */
export function useHealthCounts(sourceIds: number[] | undefined) {
  const input = { query: { sourceIds } };
  const skills = useCall(countSkillFindings, input, KEPT);
  const roles = useCall(countRoleFindings, input, KEPT);
  const personas = useCall(countPersonaFindings, input, KEPT);
  const reads = [skills, roles, personas];
  const found = reads.flatMap(({ data }) => data ?? []);
  const times = found.map(({ checkedAt }) => checkedAt);
  return {
    byKind: new Map<string, FindingCount>(found.flatMap(({ counts }) => counts.map((one) => [one.kind, one]))),
    /** When the oldest of the checks began; undefined while it is read, or one of them has not been made. */
    checkedAt:
      found.length === reads.length && !times.includes(null) ? times.flatMap((at) => at ?? []).sort()[0] : undefined,
    /** Whether every service has answered, be it with a failure. */
    isRead: reads.every(({ data, error }) => data || error),
    isUnchecked: times.includes(null),
    /** One that could not be read: its kinds have no number. */
    failed: reads.find(({ error }) => error),
  };
}

import type { SuggestedFrom } from '@skills-architect/contracts';
import { type WorkFunction, workFunctions } from '@skills-architect/contracts/roles';
import { fold } from '@skills-architect/service-kit';
import type { RoleDocument } from '../industry-roles/role-document';

/** A similar role. */
interface RoleWithFunctions {
  role: Pick<RoleDocument, 'roleandResponsibilities'>;
  record: SuggestedFrom;
}

type SuggestedFunction = WorkFunction & { records: SuggestedFrom[] };

const MAX_FUNCTIONS = 10;
const MAX_TASKS = 8;

/**
 * Work functions of similar roles, most similar first, except those that the role has. A role's tasks without a
 * function count as one function.
 */
export const functionsFromLibrary = (related: readonly RoleWithFunctions[], present: string): SuggestedFunction[] => {
  const own = workFunctions(present);
  const known = new Set(own.flatMap(({ name, tasks }) => [name, ...tasks]).map(fold));
  const suggestions: SuggestedFunction[] = [];
  for (const { role, record } of related) {
    const functions = workFunctions(role.roleandResponsibilities);
    const named = functions.filter(({ name }) => name);
    const loose = functions.filter(({ name }) => !name).flatMap(({ tasks }) => tasks);
    for (const { name, tasks } of [...named, ...(loose.length ? [{ name: '', tasks: loose }] : [])]) {
      if (name && known.has(fold(name))) continue;
      const fresh = tasks.filter((task) => !known.has(fold(task))).slice(0, MAX_TASKS);
      if (!fresh.length) continue;
      for (const text of [name, ...fresh]) known.add(fold(text));
      suggestions.push({ name, tasks: fresh, records: [record] });
    }
  }
  return suggestions.slice(0, MAX_FUNCTIONS);
};

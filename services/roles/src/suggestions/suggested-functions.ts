import type { SuggestedFrom } from '@skills-architect/contracts';
import { parseWorkFunctions, type WorkFunction } from '@skills-architect/contracts/roles';
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
  const own = parseWorkFunctions(present);
  const knownTexts = new Set(own.flatMap(({ name, tasks }) => [name, ...tasks]).map(fold));
  const suggestions: SuggestedFunction[] = [];
  for (const { role, record } of related) {
    const functions = parseWorkFunctions(role.roleandResponsibilities);
    const withName = functions.filter(({ name }) => name);
    const looseTasks = functions.filter(({ name }) => !name).flatMap(({ tasks }) => tasks);
    for (const { name, tasks } of [...withName, ...(looseTasks.length ? [{ name: '', tasks: looseTasks }] : [])]) {
      if (name && knownTexts.has(fold(name))) continue;
      const newTasks = tasks.filter((task) => !knownTexts.has(fold(task))).slice(0, MAX_TASKS);
      if (!newTasks.length) continue;
      for (const text of [name, ...newTasks]) knownTexts.add(fold(text));
      suggestions.push({ name, tasks: newTasks, records: [record] });
    }
  }
  return suggestions.slice(0, MAX_FUNCTIONS);
};

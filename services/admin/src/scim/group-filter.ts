import { fold } from '@skills-architect/service-kit';
import { readGroupId } from './scim-group';

/** Equalities that providers ask for before every change; they are answered from an index. */
const EQUALITY = /^\s*(id|displayName|externalId|members(?:\.value)?)\s+eq\s+"([^"\\]{1,500})"\s*$/i;
const MEMBER = /^\s*members\[\s*value\s+eq\s+"([^"\\]{1,500})"\s*\]\s*$/i;
const AND = /\sand\s/i;

const toCondition = (part: string): object | undefined => {
  const [, member] = MEMBER.exec(part) ?? [];
  if (member) return { members: member };
  const [, name = '', value = ''] = EQUALITY.exec(part) ?? [];
  if (!name) return undefined;
  if (name.toLowerCase() === 'id') return { _id: readGroupId(value) ?? -1 };
  if (name.toLowerCase() === 'displayname') return { nameKey: fold(value) };
  return name.toLowerCase() === 'externalid' ? { externalId: value } : { members: value };
};

/** A filter of groups for MongoDB when it consists of equalities; undefined when the library must try it on each group. */
export const toGroupFilter = (filter: string): object | undefined => {
  const conditions = filter.split(AND).map(toCondition);
  return conditions.includes(undefined) ? undefined : { $and: conditions };
};

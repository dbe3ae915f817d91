import type { RoleTableFilter } from '@skills-architect/contracts/roles';
import { statusMenu } from '@skills-architect/contracts/skills';
import { type Identity, searchLibrary } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { RoleDocument, Roles } from '../industry-roles/role-document';

const AT_ONCE = 200;
const WITHOUT_SEARCH = { terms: 0, textTerms: 0, nameLines: 0 } as const;
const among = <T>(values: readonly T[]) => (values.length ? { $in: [...values] } : undefined);

/** The roles that the list shows with a filter, in parts. */
export const exportedRoles = (roles: Roles) => {
  const toFilter = (asked: RoleTableFilter, { user }: Identity): QueryFilter<RoleDocument> => {
    const menu = statusMenu(user?.userType ?? 0);
    const conditions = {
      subsectorId: among(asked.subSectorIds),
      functionId: among(asked.functionIds),
      occupation: among(asked.occupations),
      sourceId: among(asked.sourceIds),
      roleStatus: among(asked.roleStatuses.length ? menu.filter((one) => asked.roleStatuses.includes(one)) : []),
    };
    const set = Object.entries(conditions).filter(([, condition]) => condition !== undefined);
    return { ...roles.alive, ...Object.fromEntries(set) };
  };
  const found = (asked: RoleTableFilter, identity: Identity, offset: number) =>
    searchLibrary<RoleDocument>(roles.model, {
      filter: toFilter(asked, identity),
      text: asked.roleName,
      sortField: undefined,
      sortOrder: 'asc',
      offset,
      pagesize: AT_ONCE,
      fields: { _id: 1 },
    });

  async function* searched(asked: RoleTableFilter, identity: Identity): AsyncGenerator<RoleDocument[]> {
    for (let offset = 0; ; offset += AT_ONCE) {
      const { rows } = await found(asked, identity, offset);
      const ids = rows.map(({ _id }) => _id);
      const page = await roles.model.find({ _id: { $in: ids } }, WITHOUT_SEARCH).lean<RoleDocument[]>();
      const byId = new Map(page.map((role) => [role._id, role]));
      if (ids.length) yield ids.flatMap((id) => byId.get(id) ?? []);
      if (ids.length < AT_ONCE) return;
    }
  }
  /** Without a text in the order of ids, so that a page costs the same wherever it lies. */
  async function* filtered(asked: RoleTableFilter, identity: Identity): AsyncGenerator<RoleDocument[]> {
    const filter = toFilter(asked, identity);
    for (let after = 0; ; ) {
      const page = await roles.model
        .find({ $and: [filter, { _id: { $gt: after } }] }, WITHOUT_SEARCH)
        .sort({ _id: 1 })
        .limit(AT_ONCE)
        .lean<RoleDocument[]>();
      if (page.length) yield page;
      if (page.length < AT_ONCE) return;
      after = page.at(-1)?._id ?? 0;
    }
  }
  return {
    count: async (asked: RoleTableFilter, identity: Identity): Promise<number> =>
      asked.roleName ? (await found(asked, identity, 0)).total : roles.model.countDocuments(toFilter(asked, identity)),
    pages: (asked: RoleTableFilter, identity: Identity) =>
      asked.roleName ? searched(asked, identity) : filtered(asked, identity),
  };
};

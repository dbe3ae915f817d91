import type { RoleTableFilter } from '@skills-architect/contracts/roles';
import { listOfferedStatuses } from '@skills-architect/contracts/skills';
import { recordExporter } from '@skills-architect/library-service-kit/tables';
import type { Identity } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { RoleDocument, Roles } from '../industry-roles/role-document';

const BATCH_SIZE = 200;
const among = <T>(values: readonly T[]) => (values.length ? { $in: [...values] } : undefined);

/** Reads the roles of a filtered list in batches, for an export. */
export const exportedRoles = (roles: Roles) => {
  const toFilter = (tableFilter: RoleTableFilter, { user }: Identity): QueryFilter<RoleDocument> => {
    const menu = listOfferedStatuses(user?.userType ?? 0);
    const conditions = {
      subsectorId: among(tableFilter.subSectorIds),
      functionId: among(tableFilter.functionIds),
      occupation: among(tableFilter.occupations),
      sourceId: among(tableFilter.sourceIds),
      roleStatus: among(
        tableFilter.roleStatuses.length ? menu.filter((status) => tableFilter.roleStatuses.includes(status)) : [],
      ),
    };
    const definedConditions = Object.entries(conditions).filter(([, condition]) => condition !== undefined);
    return { ...roles.alive, ...Object.fromEntries(definedConditions) };
  };
  return recordExporter<RoleDocument, RoleTableFilter>(roles.model, {
    filter: toFilter,
    text: ({ roleName }) => roleName,
    atOnce: BATCH_SIZE,
  });
};

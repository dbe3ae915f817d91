import type { ChosenRole } from './chosen-role';

/** The comparison of industry roles with this one in its first column. */
export const comparePath = (clientId: number, { subsectorId, functionId, roleId }: ChosenRole) =>
  `/compare-role/${clientId}/${subsectorId}/${functionId}/${roleId}`;

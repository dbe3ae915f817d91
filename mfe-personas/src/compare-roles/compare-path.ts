import type { ChosenRole } from '../persona-form/form-values';

/** The comparison of industry roles with this one in its first column. */
export const comparePath = (clientId: number, { subsectorId, functionId, roleId }: ChosenRole) =>
  `/compare-role/${clientId}/${subsectorId}/${functionId}/${roleId}`;

import type { ChosenRole } from './chosen-role';

/** Path of the role comparison with this role in the first column. */
export const comparePath = (clientId: number, { subsectorId, functionId, roleId }: ChosenRole) =>
  `/compare-role/${clientId}/${subsectorId}/${functionId}/${roleId}`;

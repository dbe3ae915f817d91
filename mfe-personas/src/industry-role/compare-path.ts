import type { ChosenRole } from './chosen-role';

/** Path of the role comparison with this role in the first column. */
export const comparePath = (clientId: number, { subsectorId, functionId, roleId }: ChosenRole) =>
  `/compare-role/${clientId}/${subsectorId}/${functionId}/${roleId}`;

/** Path of the comparison of a persona with others, or of its industry role with others. */
export const compareSkillsPath = (
  { clientId, personaId }: { clientId: number; personaId: number },
  { roleId }: Pick<ChosenRole, 'roleId'>,
) => `/persona_role/compare-skills/${clientId}/${personaId}/${roleId}`;

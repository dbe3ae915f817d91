/** A skill as a role names it. `skillId` is the library's id, `skillName` what a person reads. */
export type RoleSkill = { skillId: number; skillName: string };

/**
 * One industry role as the matcher reads it. `alternativeLabels` need not contain the label; `group` is the role's
 * group or department, whose text may be empty. Nothing is changed or kept beyond a reference to the object.
 */
export type LibraryRole = {
  roleId: number;
  label: string;
  alternativeLabels: readonly string[];
  description: string;
  essentialSkills: readonly RoleSkill[];
  group: { label: string; text: string };
};

/** The names a role goes by, its label first, without repetitions. */
export function listNames(role: LibraryRole): string[] {
  return [...new Set([role.label, ...role.alternativeLabels])];
}

/** The essential skills of a role as one text, a skill a line. */
export function skillsText(role: LibraryRole): string {
  return role.essentialSkills.map((skill) => skill.skillName).join('\n');
}

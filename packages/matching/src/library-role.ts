/** A skill of a role: `skillId` is the library's id, `skillName` the display name. */
export type RoleSkill = { skillId: number; skillName: string };

/**
 * Input of the matcher for one industry role. `alternativeLabels` need not contain the label; `translatedNames` are names
 * in other languages, which titles are compared with but a language model does not read; `language` is the code of the
 * language of all its other texts; `group` is the role's group or department, whose text may be
 * empty. The index keeps a reference and never changes the object.
 */
export type LibraryRole = {
  roleId: number;
  label: string;
  alternativeLabels: readonly string[];
  translatedNames?: readonly string[];
  description: string;
  language: string;
  essentialSkills: readonly RoleSkill[];
  group: { label: string; text: string };
};

/** All names of a role without duplicates, its label first. */
export function listNames(role: LibraryRole): string[] {
  return [...new Set([role.label, ...role.alternativeLabels, ...(role.translatedNames ?? [])])];
}

/** The essential skills of a role as text, one per line. */
export function skillsText(role: LibraryRole): string {
  return role.essentialSkills.map((skill) => skill.skillName).join('\n');
}

interface Compared {
  name: string;
  skills: readonly { proficiencyId: number | null }[];
}

/** Names of the compared personas or roles that have a level, for its mark; undefined for none. */
export const namesAtLevel = (compared: readonly Compared[], proficiencyId: number): string | undefined =>
  compared
    .filter(({ skills }) => skills.some((skill) => skill.proficiencyId === proficiencyId))
    .map(({ name }) => name)
    .join(', ') || undefined;

interface Compared {
  name: string;
  skills: readonly { proficiencyId: number | null }[];
}

/** Names of the compared ones that have a level, for the mark beside it; undefined for none. */
export const namesAtLevel = (compared: readonly Compared[], proficiencyId: number): string | undefined =>
  compared
    .filter(({ skills }) => skills.some((one) => one.proficiencyId === proficiencyId))
    .map(({ name }) => name)
    .join(', ') || undefined;

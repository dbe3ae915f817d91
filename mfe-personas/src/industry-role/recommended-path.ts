interface Role {
  roleId: number;
}

/** Address of the recommended proficiency of a role's skills, for one of its personas. */
export const recommendedPath = ({ roleId }: Role, persona?: { personaId: number }): string =>
  `/role/${roleId}/recommended_proficiency/skills${persona ? `?persona=${persona.personaId}` : ''}`;

/** The stored fields of a published role, with `nameKey` and `uniqueKey` of its name. */
export const aStoredRole = (roleName: string) => ({
  roleName,
  nameKey: roleName.toLowerCase(),
  terms: [],
  nameLines: '',
  alternativeNames: [],
  subsectorId: 1,
  functionId: 1,
  occupation: '',
  leadershipRoleId: 1,
  roleDescription: '',
  roleandResponsibilities: '',
  sourceId: 1,
  roleStatus: 4 as const,
  uniqueKey: roleName.toLowerCase(),
  skills: [],
  careerLinks: [],
});

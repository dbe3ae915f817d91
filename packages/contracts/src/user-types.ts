/** User types by number. Types 5 to 7 may be stored, but only see the landing page without tiles. */
export const UserType = {
  General: 1,
  Super: 2,
  Expert: 3,
  Architect: 4,
  Viewer: 5,
  Reader: 6,
  LeadGenTool: 7,
  Internal: 8,
} as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** Display name of each user type. */
export const USER_TYPE_NAMES: Record<UserType, string> = {
  1: 'General User',
  2: 'Super User',
  3: 'SME',
  4: 'Skilling Architect',
  5: 'Viewer',
  6: 'Reader',
  7: 'Lead-gen tool',
  8: 'General User - Internal',
};

export const ALL_TYPES: readonly UserType[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** Types limited to the clients they are associated with. */
export const CLIENT_USERS: readonly UserType[] = [1, 8];
/** Types that see Skill Match and Inferred Skills and may change their rows. */
export const ADMIN_LIKE: readonly UserType[] = [2, 4];
/** Types with access to personas, comparison and explorer. */
export const PERSONA_USERS: readonly UserType[] = [1, 8, 2, 4];
/** Types that maintain the library of skills and industry roles. */
export const LIBRARY_MAINTAINERS: readonly UserType[] = [2, 3, 4];
/** All types with access to the product. */
export const WORKING_TYPES: readonly UserType[] = [1, 8, 2, 3, 4];
export const SUPER_ONLY: readonly UserType[] = [2];
/** Types that may export personas, their skills and comparisons to Excel: not type 1. */
export const EXCEL_EXPORTERS: readonly UserType[] = [UserType.Super, UserType.Architect, UserType.Internal];

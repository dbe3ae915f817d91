/** 1 Draft, 2 SME Approved, 3 SA Approved, 4 Published, 5 Retired; of skills, roles and Skillopedia entries. */
export const LibraryStatus = { Draft: 1, SmeApproved: 2, SaApproved: 3, Published: 4, Retired: 5 } as const;
export type LibraryStatus = (typeof LibraryStatus)[keyof typeof LibraryStatus];
export const LIBRARY_STATUS_NAMES: Record<LibraryStatus, string> = {
  1: 'Draft',
  2: 'SME Approved',
  3: 'SA Approved',
  4: 'Published',
  5: 'Retired',
};

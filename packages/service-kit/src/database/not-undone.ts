/** Leaves out records whose creation by an import was undone: nobody deleted them, and their places may be gone too. */
export const NOT_UNDONE = { changeSet: { $not: /-import \d+ undone$/ } };

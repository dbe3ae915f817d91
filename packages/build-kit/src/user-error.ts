/** An error that the user at the command line can fix. */
export class UserError extends Error {}

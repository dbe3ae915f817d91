import * as z from 'zod';

/** The password rule as shown before a password is typed. */
export const PASSWORD_RULE = 'At least 7 characters; letters, digits and !@#$%&*. may be used.';

const SHORTEST = 7;
const LONGEST = 500;
const ALLOWED = /^[A-Za-z0-9!@#$%&*.]+$/;
const TOO_SHORT = `Use at least ${SHORTEST} characters`;
const TOO_LONG = `Use at most ${LONGEST} characters`;
const NOT_ALLOWED = 'Use letters, digits and !@#$%&*. only';

/** Password rule: at least 7 characters, letters, digits or `!@#$%&*.`. */
export const Password = z.string().min(SHORTEST, TOO_SHORT).max(LONGEST, TOO_LONG).regex(ALLOWED, NOT_ALLOWED);

/** What is wrong with a password by the same rule, for the shell, which has no schemas. */
export const findPasswordFault = (password: string): string | undefined => {
  if (password.length < SHORTEST) return TOO_SHORT;
  if (password.length > LONGEST) return TOO_LONG;
  return ALLOWED.test(password) ? undefined : NOT_ALLOWED;
};

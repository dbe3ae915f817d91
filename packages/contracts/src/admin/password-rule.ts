import * as z from 'zod';

/** The password rule as shown before a password is typed. */
export const PASSWORD_RULE = 'At least 7 characters; letters, digits and !@#$%&*. may be used.';

/** Password rule: at least 7 characters, letters, digits or `!@#$%&*.`. */
export const Password = z
  .string()
  .min(7, 'Use at least 7 characters')
  .max(500, 'Use at most 500 characters')
  .regex(/^[A-Za-z0-9!@#$%&*.]+$/, 'Use letters, digits and !@#$%&*. only');

import * as z from 'zod';
import { LanguageCode } from '../translation';
import { UserType } from '../user-types';
import { Id } from '../vocabulary';

/** The user of a session. `clients` is empty for staff, who are not limited to clients. */
export const SessionUser = z.object({
  userId: Id,
  name: z.string(),
  userType: z.enum(UserType),
  clients: z.array(Id),
  /** The language in which the library is shown; undefined: each record in its own. */
  language: LanguageCode.optional(),
  /** The user's own choice of that language; undefined: it follows the user's clients. */
  chosenLanguage: LanguageCode.optional(),
  /** The language without a choice; undefined: each record in its own. */
  defaultLanguage: LanguageCode.optional(),
  /** A program that calls the portal with access tokens; it cannot sign in. */
  isServiceAccount: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** A session as the browser gets it; every write sends `csrfToken` in the header `x-csrf-token`. */
export const Session = z.object({ user: SessionUser, csrfToken: z.string() });
export type Session = z.infer<typeof Session>;

/** Message for a session that expired through inactivity. */
export const TIMED_OUT = 'Session timed out!';

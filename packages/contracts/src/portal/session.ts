import * as z from 'zod';
import { UserType } from '../user-types';
import { Id } from '../vocabulary';

/** The user of a session as the portal shows them. `clients` is empty for staff, who are not scoped to clients. */
export const SessionUser = z.object({
  userId: Id,
  name: z.string(),
  userType: z.enum(UserType),
  clients: z.array(Id),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** A session as its browser holds it; `csrfToken` goes back in the header `x-csrf-token` of every change. */
export const Session = z.object({ user: SessionUser, csrfToken: z.string() });
export type Session = z.infer<typeof Session>;

/** What a browser reads whose session ended because nobody used it. */
export const TIMED_OUT = 'Session timed out!';

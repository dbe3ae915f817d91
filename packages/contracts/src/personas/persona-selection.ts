import * as z from 'zod';
import { Id, Line, selection } from '../vocabulary';

/** Filter for a client's personas by search text and departments. */
export const PersonaFilter = z.object({
  searchString: Line.optional(),
  personaGroupId: z.array(Id).max(500).optional(),
});
/** The personas of a bulk call. */
export const PersonaSelection = selection(PersonaFilter);
export type PersonaSelection = z.input<typeof PersonaSelection>;

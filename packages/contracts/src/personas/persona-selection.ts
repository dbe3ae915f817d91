import * as z from 'zod';
import { Id, Line, selection } from '../vocabulary';

/** Personas of a client that match the list's search and departments. */
export const PersonaFilter = z.object({
  searchString: Line.optional(),
  personaGroupId: z.array(Id).max(500).optional(),
});
/** The personas a bulk call works on. */
export const PersonaSelection = selection(PersonaFilter);
export type PersonaSelection = z.input<typeof PersonaSelection>;

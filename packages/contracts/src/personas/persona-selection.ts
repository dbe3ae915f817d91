import * as z from 'zod';
import { Id, Line, selection } from '../vocabulary';
import { OVERVIEW_FILTER } from './persona-state';
import { ApprovalFilter } from './review';

/**
 * Filter for a client's personas by search text and departments. `unmatched`: without an industry role;
 * `importTokenId`: created by the import with this token.
 */
export const PersonaFilter = z.object({
  searchString: Line.optional(),
  personaGroupId: z.array(Id).max(500).optional(),
  unmatched: z.boolean().optional(),
  approval: ApprovalFilter.optional(),
  importTokenId: Line.optional(),
  ...OVERVIEW_FILTER,
});
export type PersonaFilter = z.input<typeof PersonaFilter>;
/** The personas of a bulk call. */
export const PersonaSelection = selection(PersonaFilter);
export type PersonaSelection = z.input<typeof PersonaSelection>;

const Ids = z.array(Id).max(10_000).optional();
/** Selection of an export in the format of existing clients: single personas, or all of these groups except some. */
export const ExportPayload = z.strictObject({ personaIds: Ids, excludePersonas: Ids, personaGroupIds: Ids });
export type ExportPayload = z.output<typeof ExportPayload>;
/** The personas of an export. */
export const ExportSelection = z.union([...PersonaSelection.options, ExportPayload]);
export type ExportSelection = z.output<typeof ExportSelection>;

/** Converts the body of an export to a selection; undefined when it selects nothing. */
export const toPersonaSelection = (body: ExportSelection): z.output<typeof PersonaSelection> | undefined => {
  if ('ids' in body || 'filter' in body) return body;
  const { personaIds = [], excludePersonas, personaGroupIds = [] } = body;
  if (personaIds.length) {
    const ids = personaIds.filter((id) => !excludePersonas?.includes(id));
    return ids.length ? { ids } : undefined;
  }
  if (!excludePersonas && !personaGroupIds.length) return undefined;
  return {
    filter: { ...(personaGroupIds.length && { personaGroupId: personaGroupIds }) },
    except: excludePersonas ?? [],
  };
};

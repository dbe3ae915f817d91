import { linkCalls } from '../library-links';

/** The calls by which merges of skills and roles move the links of personas. */
export const personaLinkCalls = linkCalls('personas', 'personas', { kind: 'role', fromId: 999_998, toId: 999_999 });
export const countPersonaLinks = personaLinkCalls.count;
export const movePersonaLinks = personaLinkCalls.move;
export const changedPersonaLinks = personaLinkCalls.changed;
export const undoPersonaLinks = personaLinkCalls.undo;

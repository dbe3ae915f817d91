import { call, type WebhookEvent, WORKING_TYPES } from '@skills-architect/contracts';
import * as z from 'zod';

/** The events that the service asks for; a Super User grants them in Feature Areas. */
export const events: WebhookEvent[] = ['personas.created'];

/** A note about a client. */
export const Note = z.object({
  noteId: z.string(),
  text: z.string(),
  /** Name of the user who wrote it, and when. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type Note = z.infer<typeof Note>;

const ofClient = {
  service: 'hello',
  access: { types: WORKING_TYPES, scope: { client: 'params.clientId' } },
} as const;

/** The notes of a client, newest first, and how many words they had when they were last counted. */
export const listNotes = call({
  ...ofClient,
  method: 'GET',
  path: '/x/hello/clients/{clientId}/notes',
  answer: z.object({ notes: z.array(Note), words: z.number().optional() }),
  example: { params: { clientId: 1 } },
});

/** Adds a note. */
export const addNote = call({
  ...ofClient,
  method: 'POST',
  path: '/x/hello/clients/{clientId}/notes',
  body: z.object({ text: z.string().trim().min(1, 'Write something').max(500) }),
  answer: Note,
  example: { params: { clientId: 1 }, body: { text: 'Call them on Monday' } },
});

/** Counts the words of all notes of a client, as a job. */
export const countWords = call({
  ...ofClient,
  method: 'POST',
  path: '/x/hello/clients/{clientId}/word-counts',
  answer: z.object({ job: z.string() }),
  example: { params: { clientId: 1 } },
});

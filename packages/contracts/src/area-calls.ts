import * as z from 'zod';
import { NAME_LANGUAGE } from './translation';
import { Id, Line } from './vocabulary';

/** Work that the user started but did not finish. */
export const UnfinishedWork = z.object({
  id: z.string(),
  title: z.string(),
  /** What it waits for. */
  line: z.string(),
  /** The client to choose when it is continued. */
  clientId: Id,
  /** Label of the button, and the path it opens. */
  action: z.string(),
  to: z.string(),
});
export type UnfinishedWork = z.infer<typeof UnfinishedWork>;

/** Counted records that wait for the user, with a link to exactly these. */
export const WaitingRecords = z.object({
  /** For example '12 skills in draft'. */
  text: z.string(),
  /** Icon name in ui-kit. */
  icon: z.string(),
  to: z.string(),
  /** The client whose records these are. */
  clientId: Id.optional(),
});
export type WaitingRecords = z.infer<typeof WaitingRecords>;

/** A step to set something up. */
export const FirstStep = z.object({
  /** The steps of all areas are sorted by this number. */
  position: z.int(),
  title: z.string(),
  line: z.string(),
  /** Label of the button, and the path it opens. */
  action: z.string(),
  to: z.string(),
  isDone: z.boolean(),
});
export type FirstStep = z.infer<typeof FirstStep>;

/** What an area shows on the landing page, as far as the user may see it; parts that it does not have are missing. */
export const HomeAnswer = z.object({
  /** Live figures on tiles, e.g. '12 users'; `tile`: the tile's target. */
  counts: z.array(z.object({ tile: z.string(), text: z.string() })).optional(),
  unfinished: z.array(UnfinishedWork).optional(),
  waiting: z.array(WaitingRecords).optional(),
  /** Steps to set up an empty portal, and those of the client in use. */
  portalSteps: z.array(FirstStep).optional(),
  clientSteps: z.array(FirstStep).optional(),
});
export type HomeAnswer = z.infer<typeof HomeAnswer>;

/** Input of an area's find call; `clientId`: the client in use. */
export const FindQuery = z.object({ text: Line.min(1), clientId: Id.optional() });

/** A record that the command palette has found. */
export const FindResult = z.object({
  /** Its kind, e.g. 'Skills'. */
  noun: z.string(),
  id: Id,
  name: z.string(),
  ...NAME_LANGUAGE,
  hint: z.string().optional(),
  /** The client of the record, whose name is shown to users with several clients. */
  clientId: Id.optional(),
  to: z.string(),
});
export type FindResult = z.infer<typeof FindResult>;

/** The best results, best first. `needsClient`: nothing is searched until a client is chosen. */
export const FindAnswer = z.object({ results: z.array(FindResult), needsClient: z.literal(true).optional() });
export type FindAnswer = z.infer<typeof FindAnswer>;

/** How many records of a kind are found. */
export const MAX_FOUND = 6;

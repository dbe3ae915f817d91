import * as z from 'zod';
import { Count } from './vocabulary';

/** What a language model reaches on public data, 0 to 1, and what the comparison of words alone does. */
export const PublicFigure = z.object({
  name: z.string(),
  withModel: z.number().min(0).max(1),
  wordsAlone: z.number().min(0).max(1),
});
export type PublicFigure = z.infer<typeof PublicFigure>;

/** The language model of a service, which compares texts by meaning, and how far the library is prepared for it. */
export const LanguageModelState = z.object({
  /** `off`: switched off by the settings. */
  status: z.enum(['ready', 'preparing', 'unavailable', 'off']),
  /** Why it is not ready, and what can be done; empty when it is. */
  sentence: z.string(),
  /** Name of the model; empty when it is off. */
  name: z.string(),
  /** Where it runs: the model that the portal brings, one from a model hub, or one behind an address. */
  origin: z.enum(['own', 'hub', 'endpoint']).optional(),
  /** Codes (ISO 639-1) of the languages that it was trained on; empty when the portal does not know. */
  languages: z.array(z.string()),
  /** How many records of the library have vectors of this model, of how many. */
  embedded: Count,
  records: Count,
  /** Figures of this model on public data; empty for a model that was not measured. */
  figures: z.array(PublicFigure).optional(),
});
export type LanguageModelState = z.infer<typeof LanguageModelState>;

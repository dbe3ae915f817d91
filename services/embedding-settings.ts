import type { EmbeddingSettings } from '@skills-architect/library-service-kit/embeddings';
import * as z from 'zod';

const text = z.string().trim().min(1).max(500).optional();

/** The language model that compares texts by their meaning. */
export const embeddingVariables = {
  SEMANTICS: z.enum(['on', 'off'], 'SEMANTICS must be on or off').default('on'),
  SEMANTICS_MODEL: text,
  EMBEDDING_MODEL: text,
  EMBEDDING_URL: z.url({ protocol: /^https?$/, error: 'EMBEDDING_URL must begin with http:// or https://' }).optional(),
  EMBEDDING_KEY: text,
};

type EmbeddingEnvironment = z.output<z.ZodObject<typeof embeddingVariables>>;

/**
 * With a URL, the model is the name known to the endpoint, otherwise a folder or hub id; one of these takes precedence
 * over the portal's own model, which SEMANTICS switches.
 */
export const readEmbeddingSettings = ({
  SEMANTICS,
  SEMANTICS_MODEL: choice,
  EMBEDDING_MODEL: model,
  EMBEDDING_URL: url,
  EMBEDDING_KEY: key,
}: EmbeddingEnvironment): EmbeddingSettings | undefined => {
  if (url) return { origin: 'endpoint', url, model: model ?? 'default', ...(key && { key }) };
  if (model) return { origin: 'hub', model };
  return SEMANTICS === 'on' ? { origin: 'own', ...(choice && { choice }) } : undefined;
};

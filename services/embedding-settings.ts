import type { EmbeddingSettings } from '@skills-architect/roles-service';
import * as z from 'zod';

const text = z.string().trim().min(1).max(500).optional();

/** An embedding model that reranks the best suggested roles; off unless one of these is set. */
export const embeddingVariables = {
  EMBEDDING_MODEL: text,
  EMBEDDING_URL: z.url({ protocol: /^https?$/, error: 'EMBEDDING_URL must begin with http:// or https://' }).optional(),
  EMBEDDING_KEY: text,
};

interface EmbeddingEnvironment {
  EMBEDDING_MODEL?: string;
  EMBEDDING_URL?: string;
  EMBEDDING_KEY?: string;
}

/** With a URL, the model is the name known to the endpoint, otherwise a folder or hub id. */
export const readEmbeddingSettings = ({
  EMBEDDING_MODEL: model,
  EMBEDDING_URL: url,
  EMBEDDING_KEY: key,
}: EmbeddingEnvironment): EmbeddingSettings | undefined => {
  if (url) return { url, model: model ?? 'default', ...(key && { key }) };
  return model ? { model } : undefined;
};

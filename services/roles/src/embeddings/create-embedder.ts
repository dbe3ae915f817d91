import type { Embedder, EmbeddingSettings } from './embedder';
import { endpointEmbedder } from './endpoint';
import { localEmbedder } from './local-model';

/** The embedder of a deployment: an endpoint if configured, otherwise a model in this process. */
export const createEmbedder = (settings: EmbeddingSettings): Embedder =>
  settings.url === undefined ? localEmbedder(settings.model) : endpointEmbedder(settings);

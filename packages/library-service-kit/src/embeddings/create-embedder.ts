import type { Embedder, EmbeddingSettings } from './embedder';
import { endpointEmbedder } from './endpoint';
import { hubModel } from './hub-model';
import { type OwnModelOptions, ownModel } from './own-model';

/**
 * The embedder of a process; all its services share it, because a model needs much memory. The portal's own model is
 * prepared in the background from now on.
 */
export const createEmbedder = (
  settings: EmbeddingSettings,
  own: Pick<OwnModelOptions, 'cacheDir' | 'log' | 'say'>,
): Embedder => {
  if (settings.origin === 'endpoint') return endpointEmbedder(settings);
  return settings.origin === 'hub' ? hubModel(settings.model) : ownModel({ ...own, folder: settings.folder });
};

import { MINILM, MULTILINGUAL_USE } from '@skills-architect/local-model/find';
import type { Embedder, EmbeddingSettings } from './embedder';
import { endpointEmbedder } from './endpoint';
import { hubModel } from './hub-model';
import { type OwnModelOptions, ownModel } from './own-model';

/** The models that the portal can bring; the first one is the default. */
const OWN_MODELS = [MINILM, MULTILINGUAL_USE];

/** A model by its name, or else the folder with the files of the default. */
export const chooseOwnModel = (choice: string | undefined): Pick<OwnModelOptions, 'model' | 'folder'> => {
  const model = OWN_MODELS.find(({ name }) => name === choice);
  return model ? { model } : { folder: choice };
};

/**
 * The embedder of a process; all its services share it, because a model needs much memory. The portal's own model is
 * prepared in the background from now on.
 */
export const createEmbedder = (
  settings: EmbeddingSettings,
  own: Pick<OwnModelOptions, 'cacheDir' | 'log' | 'say'>,
): Embedder => {
  if (settings.origin === 'endpoint') return endpointEmbedder(settings);
  return settings.origin === 'hub'
    ? hubModel(settings.model)
    : ownModel({ ...own, ...chooseOwnModel(settings.choice) });
};

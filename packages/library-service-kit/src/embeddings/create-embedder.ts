import type { Embedder, EmbeddingSettings } from './embedder';
import { endpointEmbedder } from './endpoint';
import { hubModel } from './hub-model';
import { type OwnModelOptions, ownModel } from './own-model';
import { OWN_MODELS } from './own-models';

/** Reads `SEMANTICS_MODEL`: the name of a model in `OWN_MODELS`, or a folder with the files of the default model. */
export const chooseOwnModel = (choice: string | undefined): Pick<OwnModelOptions, 'model' | 'folder'> => {
  const model = OWN_MODELS.find(({ name }) => name === choice);
  return model ? { model } : { folder: choice };
};

/**
 * Makes the embedder of a process. Make one for all its services, because a model needs 200 MB. It starts to download or
 * load the portal's own model in the background.
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

import { convertHere, type ModelFile } from '@skills-architect/local-model/find';
import { OWN_MODELS } from './own-models';

/** A file of one of the portal's models, as its archive has it. */
export interface ConvertTask {
  model: string;
  file: ModelFile;
  packed: Uint8Array;
}

/** The file as the model needs it. */
export default ({ model, file, packed }: ConvertTask): Uint8Array | Promise<Uint8Array> => {
  const own = OWN_MODELS.find(({ name }) => name === model);
  if (!own) throw new Error(`The portal brings no model ${model}.`);
  return convertHere(own, file, packed);
};

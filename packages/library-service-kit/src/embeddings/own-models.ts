import { MINILM, MULTILINGUAL_USE } from '@skills-architect/local-model/find';

/** The models that the portal can bring; the first one is the default. */
export const OWN_MODELS = [MINILM, MULTILINGUAL_USE];

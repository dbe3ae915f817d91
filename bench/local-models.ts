import { MINILM, type ModelPackage, MULTILINGUAL_USE } from '@skills-architect/local-model';

const MODELS: readonly ModelPackage[] = [MINILM, MULTILINGUAL_USE];

/** The model with the name that `--model` gives, undefined without one; throws when there is none of that name. */
export const chooseModel = (name: string | undefined): ModelPackage | undefined => {
  const chosen = MODELS.find((model) => model.name === name);
  if (name !== undefined && !chosen)
    throw new Error(`--model: choose ${MODELS.map((model) => model.name).join(' or ')}.`);
  return chosen;
};

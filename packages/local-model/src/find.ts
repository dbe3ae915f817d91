export { type FindOptions, findModel, ModelNotFound } from './find-model';
export { MINILM } from './minilm';
export type { ModelPackage } from './model-package';
export { MULTILINGUAL_USE } from './multilingual-use';

export { type FindOptions, findModel, ModelNotFound } from './find-model';
export { type ConvertFile, convertHere } from './kept-files';
export { MINILM } from './minilm';
export type { ModelFile, ModelPackage } from './model-package';
export { MULTILINGUAL_USE } from './multilingual-use';

export { findModel, ModelNotFound } from './find-model';
export { MINILM } from './minilm';
export type { ModelPackage } from './model-package';
export { type LocalModel, openModel } from './open-model';

export { findModel, ModelNotFound } from './find-model';
export { MINILM } from './minilm';
export { type LocalModel, openModel } from './open-model';

export * from './find';
export { type LocalModel, openModel } from './open-model';

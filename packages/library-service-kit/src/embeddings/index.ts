export { createEmbedder } from './create-embedder';
export { describeModel } from './describe-model';
export type { Embedder, EmbeddingSettings, ModelOrigin, ModelState } from './embedder';
export { alwaysReady, toUnit } from './embedder';
export { endpointEmbedder } from './endpoint';
export { queryEmbedder } from './query-embedder';
export { type RecordVectors, recordVectors, type StoredVectors, type VectorCoverage } from './record-vectors';
export { toBytes, toVector, type VectorBytes } from './vector-bytes';
export { vectorCache } from './vector-cache';

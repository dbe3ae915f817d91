/** Whether texts can be embedded now; `sentence` says why not, and what can be done about it. */
export type ModelState = { status: 'ready' } | { status: 'preparing' | 'unavailable'; sentence: string };

/** Where an embedding model runs: the portal's own, one from a model hub, or one behind an address. */
export type ModelOrigin = 'own' | 'hub' | 'endpoint';

/** Turns texts into vectors. */
export interface Embedder {
  /** Identifies the model: vectors of different models cannot be compared. */
  model: string;
  origin: ModelOrigin;
  /** Languages that the model was trained on, as ISO 639-1 codes; undefined when the portal does not know. */
  languages?: readonly string[];
  state: () => ModelState;
  /** Resolves when the state is no longer `preparing`, or when the signal aborts. */
  prepared: (signal: AbortSignal) => Promise<void>;
  /** Calls the listener each time the model becomes ready, and now if it is; returns how to stop that. */
  onReady: (listener: () => void) => () => void;
  /** Unit vectors in the order of the texts; rejects when any is missing. */
  embed: (texts: readonly string[], limits: { timeoutMs: number; tries: number }) => Promise<Float32Array[]>;
  close: () => Promise<void>;
}

/** An embedder without a life of its own: it can be asked at any time. */
export const alwaysReady = (
  embedder: Pick<Embedder, 'model' | 'origin' | 'embed'> & Partial<Pick<Embedder, 'languages'>>,
): Embedder => ({
  ...embedder,
  state: () => ({ status: 'ready' }),
  prepared: async () => undefined,
  onReady(listener) {
    listener();
    return () => undefined;
  },
  close: async () => undefined,
});

/** The model that creates vectors: behind an address, from a hub, or the portal's own, by its name or in a folder. */
export type EmbeddingSettings =
  | { origin: 'endpoint'; url: string; model: string; key?: string | undefined }
  | { origin: 'hub'; model: string }
  | { origin: 'own'; choice?: string | undefined };

/** Scales the values to a vector of length 1. */
export const toUnit = (values: ArrayLike<number>): Float32Array => {
  const vector = Float32Array.from(values);
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

import type { ServiceKit } from '@skills-architect/service-kit';
import type { Embedder } from './embedder';

/** The timeout is short, because a user waits for the answer. */
const LIMITS = { timeoutMs: 4000, tries: 1 };
/** The model is not asked for this long after a failure, or until it is ready again, so that not every query waits for it. */
const PAUSE_MS = 15_000;

/** Embeds the texts of queries; resolves to nothing while the model does not answer. */
export const queryEmbedder = ({ now, log }: Pick<ServiceKit, 'now' | 'log'>, embedder: Embedder) => {
  let pausedUntil = 0;
  embedder.onReady(() => {
    pausedUntil = 0;
  });
  return async (texts: readonly string[]): Promise<Float32Array[]> => {
    if (embedder.state().status !== 'ready' || now().getTime() < pausedUntil) return [];
    try {
      return await embedder.embed(texts, LIMITS);
    } catch (error) {
      pausedUntil = now().getTime() + PAUSE_MS;
      log.warn({ err: error }, 'the embedding model does not answer: queries are answered without it');
      return [];
    }
  };
};

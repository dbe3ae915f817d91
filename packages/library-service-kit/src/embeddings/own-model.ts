import { setTimeout as sleep } from 'node:timers/promises';
import { findModel, MINILM, type ModelPackage } from '@skills-architect/local-model/find';
import { createChildPool, TaskCrashed, TaskStopped, workerFile } from '@skills-architect/service-kit';
import type { Logger } from 'pino';
import { convertApart } from './convert-apart';
import type { EmbedTask } from './embed.child';
import type { Embedder } from './embedder';
import { modelState } from './model-state';

/** JavaScript heap of the child; the weights and what they compute with are outside of it. */
const HEAP_MB = 200;
/** The child has the model in its memory: it ends when nobody has asked for this long. */
const IDLE_MS = 10 * 60_000;
/** Limit of processor time of one task: its texts take about a second. */
const TASK_MS = 60_000;
/** The child gives way to the portal, which may leave it little of a busy machine. */
const TASK_WALL_MS = 5 * 60_000;
/** Long texts of one task take half a second, which is how long a query waits for one of the library. */
const TEXTS_PER_TASK = 16;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 10 * 60_000;
/** A failure this long after the last one is not the next of a row. */
const FORGET_AFTER_MS = 2 * MAX_RETRY_MS;

export interface OwnModelOptions {
  /** A folder with the model's files, for machines that may not download. */
  folder?: string | undefined;
  /** Downloads are kept here. */
  cacheDir: string;
  log: Logger;
  /** Tells whoever starts the portal what happens to the model. */
  say?: (sentence: string) => void;
  model?: ModelPackage;
  /** The program that runs the model. */
  child?: URL;
  /** First pause after a failure; it doubles with each further one. */
  retryMs?: number;
}

/** What a model that cannot be used means, and what can be done. */
const explain = (name: string, error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const after = 'Until then words are compared without their meaning; SEMANTICS=off ends the tries.';
  if (error instanceof TaskCrashed || error instanceof TaskStopped)
    return `The language model ${name} does not run here: ${message} It is started again. ${after}`;
  return `${message} ${after}`;
};

/** Rejects after the time; the work goes on, because ending its process would take longer for everybody else. */
const withTimeout = <T>(work: Promise<T>, timeoutMs: number): Promise<T> => {
  const end = new AbortController();
  const late = sleep(timeoutMs, undefined, { ref: false, signal: end.signal }).then(() => {
    throw new Error('the language model did not answer in time');
  });
  late.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => end.abort());
};

/**
 * The portal's own language model, in a child process: its native code can end only that. It is found or downloaded in
 * the background; when that fails, or its process ends, it is tried again after a pause.
 */
export const ownModel = (options: OwnModelOptions): Embedder => {
  const { folder, cacheDir, log, say = () => undefined, model = MINILM, retryMs = FIRST_RETRY_MS } = options;
  const { child = workerFile(import.meta.url, 'embed.child') } = options;
  const pool = createChildPool({ file: child, size: 1, memoryMb: HEAP_MB, idleMs: IDLE_MS });
  const { set, ...state } = modelState({ status: 'preparing', sentence: 'The language model is being prepared.' });
  let found = '';
  let failures = 0;
  let failedAt = 0;
  let said = '';
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const ask = (texts: readonly string[]) => {
    const task: EmbedTask = { folder: found, model: { prefix: model.prefix, pooling: model.pooling }, texts };
    return pool.run<Float32Array[]>(task, { processorMs: TASK_MS, wallMs: TASK_WALL_MS });
  };

  const tell = (sentence: string) => {
    if (said === sentence) return;
    said = sentence;
    say(sentence);
  };

  const fail = (error: unknown) => {
    if (isClosed) return;
    const sentence = explain(model.name, error);
    if (said !== sentence) log.warn({ err: error }, sentence);
    tell(sentence);
    set({ status: 'unavailable', sentence });
    failures = Date.now() - failedAt > FORGET_AFTER_MS ? 0 : failures + 1;
    failedAt = Date.now();
    retry = setTimeout(() => void prepare(), Math.min(MAX_RETRY_MS, retryMs * 2 ** failures)).unref();
  };

  const prepare = async () => {
    try {
      found = await findModel({ folder, cacheDir, model, convert: convertApart, ...(!failedAt && { say: tell }) });
      await ask(['ready']);
      if (isClosed) return;
      if (said) tell(`The language model ${model.name} is ready.`);
      set({ status: 'ready' });
    } catch (error) {
      fail(error);
    }
  };
  void prepare();

  const embedTask = async (texts: readonly string[], timeoutMs: number) => {
    const current = state.state();
    if (current.status !== 'ready') throw new Error(current.sentence);
    try {
      const vectors = await withTimeout(ask(texts), timeoutMs);
      if (vectors.length !== texts.length) throw new Error('the language model left out a text');
      return vectors;
    } catch (error) {
      const hasEnded = error instanceof TaskCrashed || error instanceof TaskStopped;
      if (hasEnded && state.state().status === 'ready') fail(error);
      throw error;
    }
  };

  return {
    model: model.name,
    origin: 'own',
    languages: model.languages,
    ...state,
    async embed(texts, { timeoutMs }) {
      const vectors: Float32Array[] = [];
      const until = Date.now() + timeoutMs;
      for (let from = 0; from < texts.length; from += TEXTS_PER_TASK)
        vectors.push(...(await embedTask(texts.slice(from, from + TEXTS_PER_TASK), until - Date.now())));
      return vectors;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await pool.close();
    },
  };
};

import * as z from 'zod';
import { type Endpoint, postTo, Refused, withTries } from './endpoint';

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).default([]),
});
/** The answer of an endpoint that does not stream. */
const Whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const TRIES = 2;
/** An answer that stops for this long does not go on. */
const IDLE_MS = 10_000;
/** An endpoint that ignores `max_tokens` is cut off here; a token has about four letters. */
const MOST_LETTERS_PER_TOKEN = 8;

export interface ChatSettings extends Endpoint {
  model: string;
  maxTokens: number;
  timeoutMs: number;
}

/** What the model is asked: the rules that it follows, and the question. */
export interface ChatPrompt {
  rules: string;
  question: string;
}

/** The text of one event of the stream; undefined at its end. */
const textOf = (line: string): string | undefined => {
  if (!line.startsWith('data:')) return '';
  const data = line.slice('data:'.length).trim();
  if (data === '[DONE]') return undefined;
  const chunk = Chunk.parse(JSON.parse(data));
  return chunk.choices.map(({ delta }) => delta?.content ?? '').join('');
};

/** Reads the streamed answer; `onText` is called whenever a part has come. */
const readStream = async (response: Response, mostLetters: number, onText: () => void): Promise<string> => {
  let open = '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    onText();
    const lines = (open + decoder.decode(part, { stream: true })).split('\n');
    open = lines.pop() ?? '';
    for (const line of lines) {
      const found = textOf(line.trim());
      if (found === undefined) return text;
      text += found;
    }
    if (text.length + open.length > mostLetters)
      throw new Refused('the answer of the suggestion endpoint is longer than it may be');
  }
  return text + (textOf(open.trim()) ?? '');
};

/** Asks an OpenAI-compatible chat endpoint and returns its whole answer; all tries together keep to the time-out. */
export const askChat = async (
  { model, maxTokens, timeoutMs, ...endpoint }: ChatSettings,
  { rules, question }: ChatPrompt,
): Promise<string> => {
  const late = AbortSignal.timeout(timeoutMs);
  const ask = async () => {
    const idle = new AbortController();
    const stop = () => idle.abort(new Error('the suggestion endpoint stopped in the middle of its answer'));
    let timer: NodeJS.Timeout | undefined;
    try {
      const body = {
        model,
        stream: true,
        max_tokens: maxTokens,
        temperature: 0.3,
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: question },
        ],
      };
      const response = await postTo(endpoint, 'suggestion', body, AbortSignal.any([late, idle.signal]));
      if (response.headers.get('content-type')?.includes('application/json'))
        return Whole.parse(await response.json()).choices[0]?.message.content ?? '';
      timer = setTimeout(stop, IDLE_MS);
      return await readStream(response, maxTokens * MOST_LETTERS_PER_TOKEN, () => timer?.refresh());
    } finally {
      clearTimeout(timer);
    }
  };
  return withTries(ask, TRIES, late);
};

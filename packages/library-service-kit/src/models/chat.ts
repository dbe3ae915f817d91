import {
  type Connector,
  type Connectors,
  ConnectorTrouble,
  jsonReader,
} from '@skills-architect/service-kit/connectors';
import * as z from 'zod';

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).default([]),
});
/** The answer of an endpoint that does not stream. */
const WholeAnswer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const TRIES = 2;
/** A stream without data for this long is aborted. */
const IDLE_MS = 10_000;
/** Limit for endpoints that ignore `max_tokens`; a token has about four letters. */
const MAX_LETTERS_PER_TOKEN = 8;

export interface ChatSettings {
  /** An OpenAI-compatible chat endpoint. */
  connector: Connector;
  model: string;
  maxTokens: number;
  /** Timeout for all tries together, in milliseconds. */
  timeoutMs: number;
}

/** The system prompt with the rules, and the question. */
export interface ChatPrompt {
  rules: string;
  question: string;
}

/** The text of one event of the stream; undefined at its end. */
const readText = (line: string): string | undefined => {
  if (!line.startsWith('data:')) return '';
  const data = line.slice('data:'.length).trim();
  if (data === '[DONE]') return undefined;
  const chunk = Chunk.parse(JSON.parse(data));
  return chunk.choices.map(({ delta }) => delta?.content ?? '').join('');
};

/** The chunks of a body; rejects when the stream stalls. */
async function* readParts(name: string, body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      const sentence = `${name} stopped in the middle of its answer`;
      timer = setTimeout(() => reject(new ConnectorTrouble('passing', sentence)), IDLE_MS);
    });
    try {
      const { done, value } = await Promise.race([reader.read(), silence]);
      if (done) return;
      yield value;
    } catch (error) {
      await reader.cancel(error).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Reads the streamed answer. */
const readStream = async (name: string, { body }: Response, mostLetters: number): Promise<string> => {
  let incompleteLine = '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body ? readParts(name, body) : []) {
    const lines = (incompleteLine + decoder.decode(part, { stream: true })).split('\n');
    incompleteLine = lines.pop() ?? '';
    for (const line of lines) {
      const found = readText(line.trim());
      if (found === undefined) return text;
      text += found;
    }
    if (text.length + incompleteLine.length > mostLetters)
      throw new ConnectorTrouble('misfit', `the answer of ${name} is longer than it may be`);
  }
  return text + (readText(incompleteLine.trim()) ?? '');
};

/** Asks an OpenAI-compatible chat endpoint and returns its whole answer; the timeout includes all tries. */
export const askChat = (
  connectors: Pick<Connectors, 'requestWith'>,
  { connector, model, maxTokens, timeoutMs }: ChatSettings,
  { rules, question }: ChatPrompt,
): Promise<string> => {
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
  const read = async (response: Response) => {
    if (!response.headers.get('content-type')?.includes('application/json'))
      return readStream(connector.name, response, maxTokens * MAX_LETTERS_PER_TOKEN);
    const { choices } = await jsonReader(connector, WholeAnswer)(response);
    return choices[0]?.message.content ?? '';
  };
  return connectors.requestWith(connector, { body, tries: TRIES, timeoutMs, withinMs: timeoutMs }, read);
};

import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connector } from '@skills-architect/service-kit/connectors';
import * as z from 'zod';

/** The mock's reaction to the next request; by default it streams `{}`. */
export type ChatTurn =
  | { says: unknown }
  | { text: string }
  | { status: number }
  /** Starts to answer but never ends. */
  | { hangs: true }
  /** Answers without streaming. */
  | { whole: unknown };

const Asked = z.object({
  model: z.string(),
  stream: z.boolean(),
  max_tokens: z.number(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
export type Asked = z.infer<typeof Asked>;

const PIECE = 7;

const stream = (response: ServerResponse, text: string) => {
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];
  for (const content of pieces)
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\r\n\r\n`);
  response.end('data: [DONE]\n\n');
};

/** A mock of an OpenAI-compatible chat endpoint on this machine. */
export const startChat = async () => {
  const asked: Asked[] = [];
  const keys: (string | undefined)[] = [];
  const turns: ChatTurn[] = [];
  const server = createServer(async (request, response) => {
    asked.push(Asked.parse(await json(request)));
    keys.push(request.headers.authorization);
    const turn = turns.shift() ?? { says: {} };
    if ('status' in turn) return void response.writeHead(turn.status).end();
    if ('whole' in turn) {
      response.setHeader('content-type', 'application/json');
      const message = { role: 'assistant', content: JSON.stringify(turn.whole) };
      return void response.end(JSON.stringify({ choices: [{ message }] }));
    }
    response.setHeader('content-type', 'text/event-stream');
    if ('hangs' in turn) return void response.write('data: {"choices":[{"delta":{"content":"{"}}]}\n\n');
    stream(response, 'text' in turn ? turn.text : JSON.stringify(turn.says));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/chat/completions`;
  return {
    asked,
    keys,
    turns,
    /** Settings of a deployment that uses the mock. */
    settings: {
      connector: {
        name: 'suggestions',
        kind: 'ai-provider',
        url,
        hosts: [new URL(url).host],
        authentication: 'none',
        timeoutMs: 5000,
        tries: 1,
        mostBytes: 1_000_000,
      } satisfies Connector,
      model: 'stand-in',
      maxTokens: 500,
      timeoutMs: 5000,
      callsPerHour: 1000,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

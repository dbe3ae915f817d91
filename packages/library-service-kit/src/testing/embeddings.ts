import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

const WIDTH = 64;

/** A deterministic vector of a text's words: texts with the same words are close to each other. */
export const wordVector = (text: string): number[] => {
  const vector = new Array<number>(WIDTH).fill(0);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const index = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % WIDTH, 7);
    vector[index] = (vector[index] ?? 0) + 1;
  }
  return vector;
};

/** Writes an answer that never ends, until the client has enough. */
const writeForEver = async (response: ServerResponse) => {
  const part = Buffer.alloc(1024 * 1024, ' ');
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed && response.writable)
    if (!response.write(part)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
};

/**
 * A local OpenAI-compatible endpoint; `answers` are the statuses of its next answers, then 200. Status 307 redirects to
 * itself.
 */
export const startEndpoint = async (toVector = wordVector) => {
  const asked: string[] = [];
  const answers: (number | 'endless')[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    const { input } = (await json(request)) as { input: string[] };
    requests += 1;
    const status = answers.shift() ?? 200;
    if (status === 'endless') return void writeForEver(response);
    if (status !== 200) return void response.writeHead(status, { location: request.url }).end();
    asked.push(...input);
    const data = input.map((text, index) => ({ index, embedding: toVector(text) }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: data.toReversed() }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/embeddings`,
    asked,
    answers,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveChild } from '@skills-architect/service-kit/child';
import type { EmbedTask } from './embed.child';

/** Child process for tests: a vector has the length of its text; some weights, and one text, end the process. */
serveChild(({ folder, texts }: EmbedTask): Float32Array[] => {
  const weights = readFileSync(path.join(folder, 'model.onnx'), 'utf8');
  if (weights === 'crashes' || texts.includes('crash')) process.abort();
  if (weights === 'unreadable') throw new Error('The model could not be opened: bad protobuf.');
  return texts.map(({ length }) => Float32Array.of(length, 1));
});

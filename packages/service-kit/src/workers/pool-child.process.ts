import { serveChild } from './serve-child';

/** Keeps more memory than a child may have, outside of the JavaScript heap. */
const fillBuffers = () => {
  const grown: Buffer[] = [];
  for (;;) grown.push(Buffer.alloc(64 * 1024 * 1024, 1));
};

/** A child for the tests of pools: does what it is told, and answers which process did it. */
serveChild((task: 'id' | 'secret' | 'fail' | 'hang' | 'abort' | 'heap' | 'buffers') => {
  if (task === 'fail') throw new Error('It went wrong.');
  if (task === 'abort') process.abort();
  // An array that claims to be this long is what a poisoned document makes V8 give up with.
  if (task === 'heap') return new Array(2 ** 27).fill(0).map((_, at) => ({ at })).length;
  if (task === 'buffers') fillBuffers();
  while (task === 'hang');
  return task === 'secret' ? (process.env.SERVICE_KEY ?? 'none') : process.pid;
});

import { serveChild } from './serve-child';

/** Allocates more memory than a child may use, outside the JavaScript heap. */
const fillBuffers = () => {
  const buffers: Buffer[] = [];
  for (;;) buffers.push(Buffer.alloc(64 * 1024 * 1024, 1));
};

/** Child process for pool tests: runs the requested task and returns its pid. */
serveChild((task: 'id' | 'secret' | 'fail' | 'hang' | 'sleep' | 'abort' | 'heap' | 'buffers') => {
  if (task === 'fail') throw new Error('It went wrong.');
  if (task === 'abort') process.abort();
  // A malicious document can make V8 abort by claiming an array of this length.
  if (task === 'heap') return new Array(2 ** 27).fill(0).map((_, index) => ({ at: index })).length;
  if (task === 'buffers') fillBuffers();
  while (task === 'hang');
  if (task === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  return task === 'secret' ? (process.env.SERVICE_KEY ?? 'none') : process.pid;
});

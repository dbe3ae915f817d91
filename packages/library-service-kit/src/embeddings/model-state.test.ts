import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { testProcess } from '@skills-architect/service-kit/testing';

const run = promisify(execFile);

it('many may wait for a model: all are told when it is ready, and Node warns of no leak', async () => {
  // Without the options of this process, which may silence warnings.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout, stderr } = await run(process.execPath, [fileURLToPath(testProcess('waiting'))], { env });
  expect([stdout, stderr]).toEqual(['30 were told', '']);
});

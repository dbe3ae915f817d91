import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { testProcess } from '../testing/test-process';

it('a service that is asked to stop ends, although what it waits for never answers', async () => {
  const child = spawn(process.execPath, [fileURLToPath(testProcess('stuck-service'))], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      MONGODB_URI: process.env.TEST_MONGODB_URI,
      DATABASE: `test_stopped_${process.pid}`,
      PORT: '0',
      LEAVE_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
}, 60_000);

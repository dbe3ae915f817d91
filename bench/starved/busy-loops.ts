import { spawn } from 'node:child_process';

/** Starts processes that each keep a core busy; returns the function that ends them. */
export const startBusyLoops = (count: number) => {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
};

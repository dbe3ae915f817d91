/** `skills-architect-area`: builds an area, serves it inside a running portal for development, and publishes it. */
import { Failed } from './failed';

const COMMANDS: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  build: () => import('./build/command'),
  dev: () => import('./dev/dev'),
  publish: () => import('./publish/publish'),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = await COMMANDS[name]?.();
  if (!command) throw new Failed(`Usage: skills-architect-area ${Object.keys(COMMANDS).join('|')}`);
  await command.run(args);
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

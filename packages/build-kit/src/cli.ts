/**
 * `skills-architect-area`: builds an area, serves it inside a running portal for development, publishes it,
 * and checks its service.
 */
import { UserError } from './user-error';

const COMMANDS: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  build: () => import('./build/command'),
  dev: () => import('./dev/dev'),
  publish: () => import('./publish/publish'),
  check: () => import('./check/check'),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = await COMMANDS[name]?.();
  if (!command) throw new UserError(`Usage: skills-architect-area ${Object.keys(COMMANDS).join('|')}`);
  await command.run(args);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

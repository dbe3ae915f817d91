/**
 * `skills-architect-area`: builds, signs and publishes an area, serves it inside a running portal for development, and
 * checks its service.
 */
import { UserError } from './user-error';

const COMMANDS: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  build: () => import('./build/command'),
  dev: () => import('./dev/dev'),
  key: () => import('./sign/key-command'),
  sign: () => import('./sign/sign-command'),
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

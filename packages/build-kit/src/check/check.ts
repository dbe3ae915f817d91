import path from 'node:path';
import { parseArgs } from 'node:util';
import { API_PREFIX, fillPath } from '@skills-architect/contracts';
import { checkAreaService, login } from '@skills-architect/contracts/portal';
import { readDeclarations, readManifest } from '../area-build';
import { readCredentials } from '../publish/credentials';
import { readAnswer, signIn } from '../publish/sign-in';
import { UserError } from '../user-error';
import { checkCalls } from './check-calls';

const MARKS = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };

/**
 * Checks the own service of an area against a running portal, as a Super User: that it is ready, refuses identities that are
 * missing or for others, and answers each declared call in its shape. Throws when something failed.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { portal: { type: 'string' }, changes: { type: 'boolean', default: false } },
  });
  const dir = path.resolve(positionals[0] ?? '.');
  const portal = (values.portal ?? process.env.PORTAL_URL ?? 'http://127.0.0.1:4300').replace(/\/$/, '');
  const { id } = await readManifest(dir);
  const headers = await signIn(portal, `${portal}${API_PREFIX}${login.path}`, readCredentials(portal, process.env));
  const response = await fetch(`${portal}${API_PREFIX}${fillPath(checkAreaService, { area: id })}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const found = checkAreaService.answer.parse(await readAnswer(response));
  const lines = found.instances.flatMap(({ address, checks }) =>
    checks.map(({ check, isPassed, text }) => ({
      result: isPassed ? ('passed' as const) : ('failed' as const),
      name: `${address} ${check}`,
      text,
    })),
  );
  const routed = new Set(found.calls.map(({ method, path: address }) => `${method} ${address}`));
  const calls = await checkCalls(await readDeclarations(dir), { portal, headers, changes: values.changes, routed });
  const all = [...lines, ...calls];
  for (const { result, name, text } of all) console.log(`${MARKS[result]} ${name}: ${text}`);
  const failed = all.filter(({ result }) => result === 'failed').length;
  if (failed) throw new UserError(`${failed} of ${all.length} checks failed.`);
};

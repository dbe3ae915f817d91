import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceKit } from '@skills-architect/service-kit';
import { AppError } from '@skills-architect/service-kit';
import { type Connector, ConnectorTrouble } from '@skills-architect/service-kit/connectors';
import { CataloguePage } from './catalogue-page';

const TRIES = 4;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** How long a provider may be unreachable before the import fails; a user can continue it later. */
const MAX_UNREACHABLE_MS = 60 * 60_000;
/** Unexpected answers in a row before the import fails: a single one may be a proxy's error page. */
const MAX_MISFITS = 5;

/** Reads a page and retries for long while the provider is unreachable, because an import takes hours anyway. */
export const readPage = async (
  { connectors }: Pick<ServiceKit, 'connectors'>,
  connector: Connector,
  { path, query }: { path?: string; query?: Record<string, string> },
  signal: AbortSignal,
): Promise<CataloguePage> => {
  let waited = 0;
  let misfits = 0;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(LONGEST_WAIT_MS, pause * 2)) {
    try {
      return await connectors.request(connector, { path, query, tries: TRIES, signal }, CataloguePage);
    } catch (error) {
      if (!(error instanceof ConnectorTrouble)) throw error;
      misfits = error.kind === 'misfit' ? misfits + 1 : 0;
      const isFinal = error.kind === 'refused' || misfits === MAX_MISFITS || waited >= MAX_UNREACHABLE_MS;
      if (isFinal) throw new AppError('failed', `${error.message}. Continue the import later.`, { cause: error });
    }
    await sleep(pause, undefined, { signal });
    waited += pause;
  }
};

import { cutOldEntries, lease, type Platform, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { entryAnswers } from './entry-answers';
import { auditForwarder } from './forward/forwarder';
import { type ForwardSettings, openReceiver } from './forward/receiver';

const POLL_MS = 1000;
/** How often acts of dead processes and old entries are looked for. */
const TIDY_MS = 60_000;

/**
 * Keeps the audit log in order, in one gateway at a time: entries for acts whose process has died, old entries cut, new
 * ones forwarded.
 */
export const auditUpkeep = (
  app: FastifyInstance,
  { portal, audit, log }: Pick<Platform, 'portal' | 'audit' | 'log'>,
  kit: ServiceKit,
  forwardTo: ForwardSettings | undefined,
) => {
  const receiver = forwardTo && openReceiver(forwardTo);
  const forwarder = receiver && auditForwarder(portal, receiver, entryAnswers(kit));
  const turn = lease(portal, 'audit upkeep');
  let tidiedAt = 0;
  let lastFailure = '';
  let working: Promise<void> | undefined;

  const tidy = async () => {
    if (Date.now() - tidiedAt < TIDY_MS) return;
    await audit.closeLost();
    await cutOldEntries(portal, audit, {
      days: kit.retention.auditDays,
      now: kit.now(),
      ...(forwarder && { forwarded: await forwarder.position() }),
    });
    tidiedAt = Date.now();
  };
  const work = async () => {
    if (!(await turn.claim())) return;
    await turn.during(async (lost) => {
      await tidy();
      await forwarder?.forward(lost);
    });
  };
  const workOnce = async () => {
    try {
      await work();
      lastFailure = '';
    } catch (error) {
      // Logged once: it is tried again every second.
      if (String(error) !== lastFailure) log.error({ err: error }, 'the audit log was not forwarded or tidied');
      lastFailure = String(error);
    } finally {
      working = undefined;
    }
  };

  const timer = setInterval(() => {
    working ??= workOnce();
  }, POLL_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await working;
  });
};

import { EVENT } from '@skills-architect/contracts';
import type { Events } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry';

const LOOK_EVERY_MS = 1000;

/** Keeps the registry in step with the disk: builds that are copied there, and those that another gateway took. */
export const followDisk = (app: FastifyInstance, registry: Registry, events: Events) => {
  let lastTold = '';
  /** A deployment file that somebody is writing is looked at many times: the same trouble is told once. */
  const told = (error: unknown) => {
    if (lastTold === String(error)) return;
    lastTold = String(error);
    app.log.error({ err: error }, 'the builds of the areas could not be read');
  };
  let looking: Promise<boolean> | undefined;
  const look = () => {
    looking ??= registry.refresh().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const lookAndTell = async () => {
    if (await look()) await events.publish({ to: { all: true }, name: EVENT.areas, data: {} });
  };
  const unlisten = events.listen(
    ({ name }) => {
      if (name === EVENT.areas) look().catch(told);
    },
    () => look().catch(told),
  );
  const timer = setInterval(() => void lookAndTell().catch(told), LOOK_EVERY_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    unlisten();
    clearInterval(timer);
  });
};

import { runAreaService } from '../area/index';

/** The service of an area whose database no longer answers when it stops. */
await runAreaService('garden', () => ({
  routes: () => undefined,
  stop: () => new Promise(() => undefined),
}));

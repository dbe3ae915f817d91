import { type ServiceKit, seedOnce } from '@skills-architect/service-kit';
import { demoContent } from '../demo/demo-library';
import { type Contents, toStored } from './content-document';

const BY_SEED = { by: 0, changeSet: 'seed' };

/** Seeds the demo's learning items, also into a demo of an earlier version. */
export const seedContent = (kit: ServiceKit, contents: Contents) =>
  seedOnce(kit.db, {
    name: 'content',
    isEmpty: async () => !(await contents.model.exists({})),
    into: [contents],
    fill: async () => {
      const items = demoContent();
      await contents.create(
        items.map(toStored),
        BY_SEED,
        items.map((_, index) => index + 1),
      );
      await kit.counters.atLeast('content', items.length);
    },
  });

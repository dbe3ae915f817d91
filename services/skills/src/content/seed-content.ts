import { type ServiceKit, seedOnce } from '@skills-architect/service-kit';
import { demoCatalogue } from '../demo/demo-catalogue';
import type { Skills } from '../skills/skill-document';
import { type Contents, shippedProviderId, toStored } from './content-document';
import { mapContent, skillFinder } from './map-content';
import type { SkillContents } from './skill-content-document';

/** The name of the seed of the demo's content. */
export const DEMO_CONTENT = 'content';
const BY_SEED = { by: 0, changeSet: 'seed' };

interface SeedStores {
  kit: ServiceKit;
  contents: Contents;
  skillContents: SkillContents;
  skills: Skills;
}

/** Seeds the demo's learning items and maps them to the demo's skills, also in a demo of an earlier version. */
export const seedContent = async ({ kit, contents, skillContents, skills }: SeedStores) => {
  await seedOnce(kit.db, {
    name: DEMO_CONTENT,
    isEmpty: async () => !(await contents.model.exists({})),
    into: [contents],
    fill: async () => {
      const items = demoCatalogue();
      await contents.create(
        items.map((item) => ({
          ...toStored(item),
          contentProviderId: shippedProviderId(item.contentProvider),
          origin: 'demo',
        })),
        BY_SEED,
        items.map((_, index) => index + 1),
      );
      await kit.counters.advancePast('content', items.length);
    },
  });
  await seedOnce(kit.db, {
    name: 'skill content',
    isEmpty: async () => !(await skillContents.model.exists({})),
    into: [skillContents],
    fill: async () => {
      const items = await contents.model.find(contents.offered).sort({ _id: 1 }).limit(1000).lean();
      await mapContent(skillContents, items, await skillFinder(skills, items), BY_SEED);
    },
  });
};

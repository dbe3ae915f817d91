import { ADMIN_LIKE, allows } from '@skills-architect/contracts';
import { LibraryStatus, skillHome } from '@skills-architect/contracts/skills';
import { counted, countPage, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PairStore } from '../duplicates/pair-store';
import type { Skills } from '../skills/skill-document';

interface HomeDependencies {
  skills: Skills;
  pairs: Pick<PairStore, 'countOpen'>;
}

/** The numbers of skills in draft and of likely duplicates. */
export const countWaiting = async ({ skills, pairs }: HomeDependencies) => {
  const [drafts, duplicates] = await Promise.all([
    skills.model.countDocuments({ skillStatus: LibraryStatus.Draft, ...skills.alive }),
    countPage(pairs.countOpen),
  ]);
  return { drafts: { total: drafts }, duplicates };
};

/** What waits in the skills library, for the landing page. */
export const homeRoute = (dependencies: HomeDependencies) => (app: FastifyInstance) => {
  route(app, skillHome, async (_, { identity }) => {
    const { drafts, duplicates } = await countWaiting(dependencies);
    const draftLink = { icon: 'book', to: '/skill/search?statuses=1' };
    const duplicateLink = { icon: 'copy', to: '/skill/duplicates' };
    return {
      counts: counted({ tile: '/skill/search' }, drafts, 'draft'),
      waiting: [
        ...counted(draftLink, drafts, 'skill in draft', 'skills in draft'),
        ...(allows({ types: ADMIN_LIKE }, identity.user, [])
          ? counted(duplicateLink, duplicates, 'likely duplicate of skills', 'likely duplicates of skills')
          : []),
      ],
    };
  });
};

import { allows, SUPER_ONLY } from '@skills-architect/contracts';
import { type PostingNeed, roleHome } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { counted, countPage, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Roles } from '../industry-roles/role-document';
import type { Postings } from '../job-postings/posting-document';
import { WAITING } from '../job-postings/posting-lists';

interface HomeDependencies {
  roles: Roles;
  postings: Pick<Postings, 'model' | 'alive'>;
}

/** The numbers of roles, of drafts among them, of open job postings, and of proposed leadership roles. */
export const countWaiting = async ({ roles, postings }: HomeDependencies) => {
  const countPostings = (need: PostingNeed) =>
    countPage((most) => postings.model.countDocuments({ ...postings.alive, ...WAITING[need] }, most));
  const [drafts, total, open, proposals] = await Promise.all([
    roles.model.countDocuments({ roleStatus: LibraryStatus.Draft, ...roles.alive }),
    countPage((most) => roles.model.countDocuments(roles.alive, most)),
    countPostings('role'),
    countPostings('decision'),
  ]);
  return { drafts: { total: drafts }, total, open, proposals };
};

/** What waits in the library of roles and among the job postings, for the landing page. */
export const homeRoute = (dependencies: HomeDependencies) => (app: FastifyInstance) => {
  route(app, roleHome, async (_, { identity }) => {
    const { drafts, total, open, proposals } = await countWaiting(dependencies);
    const draftLink = { icon: 'briefcase', to: '/role?statuses=1' };
    const openLink = { icon: 'tag', to: '/annotate-jobs?needs=role' };
    const proposalLink = { icon: 'tag', to: '/annotate-jobs?needs=decision' };
    const importStep = {
      position: 1,
      title: 'Import a library',
      line: 'A public taxonomy provides the first industry roles and skills',
      action: 'Import a Library',
      to: '/role/imports',
      isDone: total.total > 0,
    };
    return {
      counts: counted({ tile: '/role' }, drafts, 'draft'),
      waiting: [
        ...counted(draftLink, drafts, 'industry role in draft', 'industry roles in draft'),
        ...counted(openLink, open, 'job posting to annotate', 'job postings to annotate'),
        ...counted(proposalLink, proposals, 'proposal for a leadership role', 'proposals for leadership roles'),
      ],
      portalSteps: allows({ types: SUPER_ONLY }, identity.user, []) ? [importStep] : [],
    };
  });
};

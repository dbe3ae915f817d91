import type { ChangeCounts } from '@skills-architect/contracts';
import { listRoleChanges } from '@skills-architect/contracts/roles';
import {
  LibraryStatus,
  listReleases,
  nameRelease,
  releaseChanges,
  releasedSkills,
} from '@skills-architect/contracts/skills';
import {
  AppError,
  fold,
  isForgotten,
  isTaken,
  recordChanges,
  route,
  type ServiceKit,
  userNameReader,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { releaseResource } from './release-document';
import { releaseReader } from './release-reader';

const NONE: ChangeCounts = { new: 0, changed: 0, retired: 0, deleted: 0 };

/** The fields of a skill in which two releases may differ. */
const TITLES = {
  skillName: 'Skill Name',
  alternativeNames: 'Alternative Names',
  skillCategoryId: 'Category',
  skillFamilyId: 'Family',
  skillStatus: 'Status',
  skillDescription: 'Skill Description',
  embeddingDescription: 'Detailed Description',
  encyclopediaIds: 'Knowledge Base',
  levels: 'Levels',
};

const nameTaken = (name: string) => {
  const message = `There is a release ${name} already. Choose another name.`;
  return new AppError('conflict', message, { issues: [{ path: 'body.name', message }] });
};

/** Names states of the library and tells what changed between them. */
export const libraryReleases = (kit: ServiceKit) => {
  const releases = releaseResource(kit);
  const reader = releaseReader(kit, releases);
  const userNames = userNameReader(kit);
  const changes = recordChanges(kit.db, {
    resource: 'skill',
    name: 'skillName',
    status: 'skillStatus',
    retired: LibraryStatus.Retired,
    titles: TITLES,
  });

  return (app: FastifyInstance) => {
    route(app, nameRelease, async ({ body: { name, note } }, { identity, userId }) => {
      const [made] = await releases
        .create([{ name, nameKey: fold(name), note: note.trim(), at: kit.now() }], { by: userId })
        .catch((error: unknown) => {
          throw isTaken(error) ? nameTaken(name) : error;
        });
      if (!made) throw new Error('no release was made');
      return (await reader.open(made._id, identity)).release;
    });

    route(app, listReleases, async ({ query }, { identity }) => {
      const { found, total } = await releases.page(releases.alive, { at: -1, _id: -1 }, query);
      const last = found.at(-1);
      return { releases: await reader.describe(found, last ? await reader.before(last) : null, identity), ...total };
    });

    route(app, releaseChanges, async ({ params, query: { kind, ...page } }, { identity }) => {
      const { release, period } = await reader.open(params.releaseId, identity);
      if (!period) return { release, counts: NONE, changes: [], total: 0 };
      const between = { since: period.since.toISOString(), until: period.until.toISOString() };
      const found =
        kind === 'skill'
          ? await changes.list(period, page)
          : await kit.peer(listRoleChanges, { query: { ...between, ...page } });
      const nameOf = await userNames(found.changes.map(({ by }) => by));
      return {
        release,
        ...found,
        changes: found.changes.map(({ by, ...change }) => ({
          ...change,
          user: { userId: by, userName: nameOf(by) },
        })),
        ...(isForgotten(kit.retention, period.since, kit.now()) && { isIncomplete: true as const }),
      };
    });

    route(app, releasedSkills, async ({ params }, { identity }) => {
      const { release, period } = await reader.open(params.releaseId, identity);
      return { release, skills: period ? await changes.affected(period) : [] };
    });
  };
};

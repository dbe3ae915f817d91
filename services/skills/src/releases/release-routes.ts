import type { ChangeCounts, RecordChange } from '@skills-architect/contracts';
import { listRoleChanges } from '@skills-architect/contracts/roles';
import {
  compareRelease,
  LibraryStatus,
  listReleases,
  nameRelease,
  type ReleasedKind,
  releaseChanges,
  releasedSkills,
  unreleasedChanges,
} from '@skills-architect/contracts/skills';
import { storedChanges } from '@skills-architect/library-service-kit';
import {
  AppError,
  fold,
  isDuplicateKeyError,
  route,
  type ServiceKit,
  userNameReader,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SkillMerges } from '../skill-merges/skill-merges';
import { releaseComparison } from './release-comparison';
import { releaseResource } from './release-document';
import { releaseReader } from './release-reader';

const NO_COUNTS: ChangeCounts = { new: 0, changed: 0, retired: 0, deleted: 0 };
const NO_CHANGES = { counts: NO_COUNTS, changes: [], total: 0, isCompared: true };

/** The fields of a skill that a comparison of releases shows. */
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

const nothingBefore = () => new AppError('conflict', 'There is no release to compare with.');

const nameTaken = (name: string) => {
  const message = `There is a release ${name} already. Choose another name.`;
  return new AppError('conflict', message, { issues: [{ path: 'body.name', message }] });
};

/** Names states of the library and lists the changes between them. */
export const libraryReleases = (kit: ServiceKit, merges: SkillMerges) => {
  const releases = releaseResource(kit);
  const reader = releaseReader(kit, releases);
  const userNames = userNameReader(kit);
  const changes = storedChanges(kit, {
    resource: 'skill',
    name: 'skillName',
    status: 'skillStatus',
    retired: LibraryStatus.Retired,
    titles: TITLES,
  });
  const comparison = releaseComparison(kit, changes);

  const withUsers = async (found: readonly RecordChange[]) => {
    const userName = await userNames(found.map(({ by }) => by));
    return found.map(({ by, ...change }) => ({ ...change, user: { userId: by, userName: userName(by) } }));
  };
  const readChanges = async (
    between: { since: string; until: string },
    { kind, ...query }: Parameters<typeof changes.list>[1] & { kind: ReleasedKind },
  ) => {
    const found =
      kind === 'skill'
        ? await changes.list({ since: new Date(between.since), until: new Date(between.until) }, query)
        : await kit.peer(listRoleChanges, { query: { ...between, ...query } });
    return { ...found, changes: await withUsers(found.changes) };
  };
  const sinceNow = (since: string) => ({ since, until: kit.now().toISOString() });

  return {
    createIndexes: changes.createIndexes,
    routes(app: FastifyInstance) {
      route(app, nameRelease, async ({ body: { name, note } }, { identity, userId }) => {
        const fields = { name, nameKey: fold(name), note: note.trim(), at: kit.now() };
        const former = await reader.last(identity);
        return kit.db.transaction(async (session) => {
          const [created] = await releases.create([fields], { by: userId, session }).catch((error: unknown) => {
            throw isDuplicateKeyError(error) ? nameTaken(name) : error;
          });
          if (!created) throw new Error('no release was made');
          const [release] = await reader.describe([created], former ? { at: new Date(former.at) } : null, identity);
          if (!release) throw new Error('the new release was not described');
          if (!former) return release;
          const period = { since: former.at, until: release.at, closes: true };
          const title = `Comparing ${name} with ${former.name}`;
          return { ...release, jobToken: await comparison.start(title, period, identity, session) };
        });
      });

      route(app, listReleases, async ({ query }, { identity }) => {
        const { found, total } = await releases.page(releases.alive, { at: -1, _id: -1 }, query);
        const last = found.at(-1);
        return { releases: await reader.describe(found, last ? await reader.before(last) : null, identity), ...total };
      });

      route(app, releaseChanges, async ({ params, query }, { identity }) => {
        const release = await reader.open(params.releaseId, identity);
        if (release.since === null) return { release, ...NO_CHANGES };
        return { release, ...(await readChanges({ since: release.since, until: release.at }, query)) };
      });

      route(app, unreleasedChanges, async ({ query }, { identity }) => {
        const release = await reader.last(identity);
        if (!release) return { release: null, ...NO_CHANGES };
        const between = sinceNow(release.at);
        await comparison.advanceQuickly({ ...between, closes: false });
        return { release, ...(await readChanges(between, query)) };
      });

      route(app, compareRelease, async ({ body: { releaseId } }, { identity }) => {
        if (releaseId !== undefined) {
          const { name, since, at } = await reader.open(releaseId, identity);
          if (since === null) throw nothingBefore();
          const title = `Comparing ${name} with the release before`;
          return { jobToken: await comparison.start(title, { since, until: at, closes: true }, identity) };
        }
        const last = await reader.last(identity);
        if (!last) throw nothingBefore();
        const title = `Comparing the library with ${last.name}`;
        return { jobToken: await comparison.start(title, { ...sinceNow(last.at), closes: false }, identity) };
      });

      route(app, releasedSkills, async ({ params }, { identity }) => {
        const release = await reader.open(params.releaseId, identity);
        if (release.since === null) return { release, skills: [], isCompared: true };
        const period = { since: new Date(release.since), until: new Date(release.at) };
        const [{ records, isCompared }, merged] = await Promise.all([
          changes.findAffected(period),
          merges.runs.doneBetween(period),
        ]);
        return { release, skills: records, merges: merged, isCompared };
      });
    },
  };
};

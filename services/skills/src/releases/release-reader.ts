import { CLIENT_USERS } from '@skills-architect/contracts';
import type { Release } from '@skills-architect/contracts/skills';
import { type Identity, type ServiceKit, userNameReader } from '@skills-architect/service-kit';
import type { ReleaseDocument, Releases } from './release-document';

/** Reads releases, each with the time of the one before. */
export const releaseReader = (kit: ServiceKit, releases: Releases) => {
  const userNames = userNameReader(kit);

  const before = ({ at, _id }: ReleaseDocument) =>
    releases.model
      .findOne({ ...releases.alive, $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] })
      .sort({ at: -1, _id: -1 })
      .lean<ReleaseDocument | null>();

  /** `found` is sorted, latest first; `oldest` is the release before the last of them. */
  const describe = async (
    found: readonly ReleaseDocument[],
    oldest: Pick<ReleaseDocument, 'at'> | null,
    { user }: Identity,
  ): Promise<Release[]> => {
    const showsUsers = user !== undefined && !CLIENT_USERS.includes(user.userType);
    const userName = showsUsers ? await userNames(found.map(({ created }) => created.by)) : undefined;
    return found.map(({ _id, name, note, at, created }, index) => ({
      releaseId: _id,
      name,
      note,
      at: at.toISOString(),
      since: (found[index + 1] ?? oldest)?.at.toISOString() ?? null,
      ...(userName && { user: { userId: created.by, userName: userName(created.by) } }),
    }));
  };

  return {
    describe,
    before,

    /** The latest release; undefined while there is none. */
    async last(identity: Identity): Promise<Release | undefined> {
      const found = await releases.model
        .find(releases.alive)
        .sort({ at: -1, _id: -1 })
        .limit(2)
        .lean<ReleaseDocument[]>();
      return (await describe(found.slice(0, 1), found[1] ?? null, identity))[0];
    },

    async open(releaseId: number, identity: Identity): Promise<Release> {
      const found = await releases.get(releaseId);
      const [release] = await describe([found], await before(found), identity);
      if (!release) throw new Error(`release ${releaseId} was read without an answer`);
      return release;
    },
  };
};

import { CLIENT_USERS } from '@skills-architect/contracts';
import type { Release } from '@skills-architect/contracts/skills';
import { type Identity, type ServiceKit, userNameReader } from '@skills-architect/service-kit';
import type { ReleaseDocument, Releases } from './release-document';

/** Reads releases with the moment of the one before. */
export const releaseReader = (kit: ServiceKit, releases: Releases) => {
  const userNames = userNameReader(kit);

  const before = ({ at, _id }: ReleaseDocument) =>
    releases.model
      .findOne({ ...releases.alive, $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] })
      .sort({ at: -1, _id: -1 })
      .lean<ReleaseDocument | null>();

  /** `found` in the order of their time, the latest first; `oldest` is the one before the last of them. */
  const describe = async (
    found: readonly ReleaseDocument[],
    oldest: ReleaseDocument | null,
    { user }: Identity,
  ): Promise<Release[]> => {
    const tellsWho = user !== undefined && !CLIENT_USERS.includes(user.userType);
    const nameOf = tellsWho ? await userNames(found.map(({ created }) => created.by)) : undefined;
    return found.map(({ _id, name, note, at, created }, index) => ({
      releaseId: _id,
      name,
      note,
      at: at.toISOString(),
      since: (found[index + 1] ?? oldest)?.at.toISOString() ?? null,
      ...(nameOf && { user: { userId: created.by, userName: nameOf(created.by) } }),
    }));
  };

  return {
    describe,
    before,

    /** One release and its period; undefined for the first one, which has none before it. */
    async open(releaseId: number, identity: Identity) {
      const found = await releases.get(releaseId);
      const former = await before(found);
      const [release] = await describe([found], former, identity);
      if (!release) throw new Error(`release ${releaseId} was read without an answer`);
      return { release, period: former ? { since: former.at, until: found.at } : undefined };
    },
  };
};

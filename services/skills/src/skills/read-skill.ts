import type { UserType } from '@skills-architect/contracts';
import { LibraryStatus, readableStatuses, type Skill } from '@skills-architect/contracts/skills';
import type { OfferedRecords } from '@skills-architect/library-service-kit';
import { AppError, clientLimit, type Identity, notFound } from '@skills-architect/service-kit';
import type { ReadLibraryNames } from '../library/library-names';
import { type Encyclopedia, knowledgeBases } from '../skillopedia/encyclopedia-document';
import { type SkillDocument, type Skills, toDetail } from './skill-document';
import { statusesToRead } from './skill-rules';

/**
 * Reads single skills for a user. Client users may open published ones only, of the sources of their clients or of
 * their clients' personas; SMEs the statuses offered to them, and published ones to read.
 */
export const skillReader = (
  offered: OfferedRecords,
  skills: Skills,
  readNames: ReadLibraryNames,
  encyclopedia: Encyclopedia,
) => {
  const isVisible = async (skill: SkillDocument, identity: Identity) => {
    if (clientLimit(identity) && skill.skillStatus !== LibraryStatus.Published) return false;
    return (await offered([skill], identity)).length > 0;
  };
  const openInStatus = async (
    skillId: number,
    identity: Identity,
    statusesOf: (userType: UserType) => readonly LibraryStatus[],
  ): Promise<SkillDocument> => {
    const skill = await skills.model.findOne({ _id: skillId, ...skills.alive }).lean<SkillDocument>();
    if (!skill || !(await isVisible(skill, identity))) throw notFound('This skill');
    if (identity.user && !statusesOf(identity.user.userType).includes(skill.skillStatus))
      throw new AppError('forbidden', "User doesn't have access to this page");
    return skill;
  };
  return {
    /** The stored skill; throws when the user may not open skills of its status. */
    open: (skillId: number, identity: Identity) => openInStatus(skillId, identity, readableStatuses),

    /** The stored skill, for calls that only read; also published ones for SMEs. */
    openToRead: (skillId: number, identity: Identity) => openInStatus(skillId, identity, statusesToRead),

    /** The skill with names and knowledge bases. */
    async describe(skill: SkillDocument, identity: Identity): Promise<Skill> {
      const [names, knowledge] = await Promise.all([
        readNames([skill.skillFamilyId]),
        knowledgeBases(encyclopedia, skill.encyclopediaIds ?? [], {
          publishedOnly: clientLimit(identity) !== undefined,
        }),
      ]);
      return toDetail(skill, names, knowledge, { withStale: clientLimit(identity) === undefined });
    },
  };
};
export type SkillReader = ReturnType<typeof skillReader>;

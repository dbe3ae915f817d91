import { CLIENT_USERS } from '@skills-architect/contracts';
import { LibraryStatus, type Skill } from '@skills-architect/contracts/skills';
import { AppError, type Identity, notFound } from '@skills-architect/service-kit';
import type { ReadLibraryNames } from '../library/library-names';
import { type Encyclopedia, knowledgeBases } from '../skillopedia/encyclopedia-document';
import { type SkillDocument, type Skills, toDetail } from './skill-document';
import { mayOpen } from './skill-rules';

const isClientUser = ({ user }: Identity) => user !== undefined && CLIENT_USERS.includes(user.userType);

/** Reads single skills for a user: client users may open published ones only, SMEs the statuses offered to them. */
export const skillReader = (skills: Skills, readNames: ReadLibraryNames, encyclopedia: Encyclopedia) => ({
  /** The stored skill; throws when the user may not open it. */
  async open(skillId: number, identity: Identity): Promise<SkillDocument> {
    const skill = await skills.model.findOne({ _id: skillId, ...skills.alive }).lean<SkillDocument>();
    if (!skill || (isClientUser(identity) && skill.skillStatus !== LibraryStatus.Published))
      throw notFound('This skill');
    if (identity.user && !mayOpen(identity.user.userType, skill.skillStatus))
      throw new AppError('forbidden', "User doesn't have access to this page");
    return skill;
  },

  /** The skill with names and knowledge bases. */
  async describe(skill: SkillDocument, identity: Identity): Promise<Skill> {
    const [names, knowledge] = await Promise.all([
      readNames([skill.skillFamilyId]),
      knowledgeBases(encyclopedia, skill.encyclopediaIds ?? [], { publishedOnly: isClientUser(identity) }),
    ]);
    return toDetail(skill, names, knowledge);
  },
});
export type SkillReader = ReturnType<typeof skillReader>;

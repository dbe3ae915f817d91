import { CLIENT_USERS } from '@skills-architect/contracts';
import { offersSource } from '@skills-architect/contracts/admin';
import { libraryUse } from '@skills-architect/contracts/personas';
import { LibraryStatus, type Skill } from '@skills-architect/contracts/skills';
import { AppError, clientReader, type Identity, notFound, type ServiceKit } from '@skills-architect/service-kit';
import type { ReadLibraryNames } from '../library/library-names';
import { type Encyclopedia, knowledgeBases } from '../skillopedia/encyclopedia-document';
import { type SkillDocument, type Skills, toDetail } from './skill-document';
import { mayOpen } from './skill-rules';

const isClientUser = ({ user }: Identity) => user !== undefined && CLIENT_USERS.includes(user.userType);

/**
 * Reads single skills for a user. Client users may open published ones only, of the sources of their clients or of
 * their clients' personas; SMEs the statuses offered to them.
 */
export const skillReader = (
  kit: ServiceKit,
  skills: Skills,
  readNames: ReadLibraryNames,
  encyclopedia: Encyclopedia,
) => {
  const readClient = clientReader(kit);
  /** Whether clients see a published skill. */
  const isOffered = async ({ _id, sourceId }: SkillDocument, clientIds: number[], identity: Identity) => {
    const clients = await Promise.all(clientIds.map(readClient));
    if (clients.some((client) => offersSource(client, sourceId))) return true;
    // Personas keep their skills when their client changes its sources.
    const { skillIds } = await kit.peer(libraryUse, { body: { skillIds: [_id], clientIds } }, { identity });
    return skillIds.includes(_id);
  };
  return {
    /** The stored skill; throws when the user may not open it. */
    async open(skillId: number, identity: Identity): Promise<SkillDocument> {
      const skill = await skills.model.findOne({ _id: skillId, ...skills.alive }).lean<SkillDocument>();
      if (!skill) throw notFound('This skill');
      if (identity.user && isClientUser(identity)) {
        const isVisible =
          skill.skillStatus === LibraryStatus.Published && (await isOffered(skill, identity.user.clients, identity));
        if (!isVisible) throw notFound('This skill');
      }
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
  };
};
export type SkillReader = ReturnType<typeof skillReader>;

import { eraseExplorerPerson, readExplorerPerson } from '@skills-architect/contracts/explorer';
import { erasePersonasPerson, readPersonasPerson } from '@skills-architect/contracts/personas';
import { eraseRolesPerson, readRolesPerson } from '@skills-architect/contracts/roles';
import { eraseSkillsPerson, readSkillsPerson } from '@skills-architect/contracts/skills';
import {
  type Behalf,
  erasedName,
  eraseNames,
  notFound,
  readPersonPlaces,
  type ServiceKit,
  searchFields,
} from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { NoticeSettingsStore } from '../mail/notice-settings';
import type { GroupDocument } from '../scim/group-document';
import { ERASING, erasedMail } from '../users/erased-user';
import type { PasswordLinks } from '../users/password-links';
import { foldKey, type UserDocument, type Users } from '../users/user-document';

/** The calls of each other service that has records of users. */
const SERVICES = {
  skills: { read: readSkillsPerson, erase: eraseSkillsPerson },
  roles: { read: readRolesPerson, erase: eraseRolesPerson },
  personas: { read: readPersonasPerson, erase: erasePersonasPerson },
  explorer: { read: readExplorerPerson, erase: eraseExplorerPerson },
};
/** Fields that are removed from the record of an erased user and from its history. */
const ERASED_FIELDS = {
  loginId: '',
  loginKey: '',
  passwordHash: '',
  passwordAt: '',
  language: '',
  scim: '',
  statedActive: '',
  due: '',
  userNameKey: '',
} as const;

interface FormerUser {
  before: Pick<UserDocument, 'name' | 'email' | 'loginId' | 'terms'>;
}

/** Reads and erases what the whole portal has about a user. */
export const personData = (
  kit: ServiceKit,
  users: Users,
  { settings, links }: { settings: NoticeSettingsStore; links: PasswordLinks },
) => {
  const formerStates = () => kit.db.collection<FormerUser>('history');
  const groups = () => kit.db.collection<Pick<GroupDocument, 'displayName' | 'members'>>('scimGroup');
  const find = async (userId: number): Promise<UserDocument> => {
    const user = await users.model.findOne({ _id: userId }).lean<UserDocument>();
    if (!user) throw notFound('This user');
    return user;
  };
  const readHistory = (userId: number) =>
    formerStates().find({ resource: 'user', id: userId }).sort({ rev: 1 }).toArray();

  /** The login ids and mail addresses that the user has or had. */
  const findLogins = async (userId: number): Promise<string[]> => {
    const states = [await find(userId), ...(await readHistory(userId)).map(({ before }) => before)];
    return [...new Set(states.flatMap(({ loginId, email }) => [email, ...(loginId ? [loginId] : [])]))];
  };

  /** The record of the user and its history; the search words are derived from the name. */
  const eraseUser = async (userId: number) => {
    const name = erasedName(userId);
    const email = erasedMail(userId);
    const fields = { name, ...searchFields(name), email, emailKey: foldKey(email) };
    await kit.db
      .collection<UserDocument>(users.name)
      .updateOne({ _id: userId }, { $set: fields, $unset: ERASED_FIELDS });
    const inHistory = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([field, value]) => [`before.${field}`, value]));
    await groups().updateMany({ members: String(userId) }, { $pull: { members: String(userId) } });
    await formerStates().updateMany(
      { resource: 'user', id: userId },
      { $set: inHistory(fields), $unset: inHistory(ERASED_FIELDS) },
    );
  };

  return {
    find,

    /** Marks a deleted user before the data is erased, so that nobody restores the user meanwhile; `false` for others. */
    async markErasing(userId: number, session: ClientSession): Promise<boolean> {
      const deleted = { _id: userId, deletedAt: { $ne: null } };
      return (await users.model.updateOne(deleted, { $set: { changeSet: ERASING } }, { session })).matchedCount > 0;
    },

    /** Everything about a user, by service. */
    async read(userId: number, behalf: Behalf): Promise<Record<string, unknown>> {
      const {
        terms: _terms,
        nameKey: _name,
        emailKey: _email,
        userNameKey: _userName,
        passwordHash,
        ...user
      } = await find(userId);
      const history = (await readHistory(userId)).map(({ before: { terms: _derived, ...before }, ...entry }) => ({
        ...entry,
        before,
      }));
      const others: Record<string, unknown> = {};
      for (const [service, { read }] of Object.entries(SERVICES))
        others[service] = (await kit.peer(read, { params: { userId } }, behalf)).places;
      return {
        user: { ...user, hasPassword: passwordHash !== undefined },
        history,
        groups: (
          await groups()
            .find({ members: String(userId) })
            .toArray()
        ).map(({ displayName }) => displayName),
        notifications: await settings.read(userId),
        portal: await kit.portalPerson.read(userId, await findLogins(userId)),
        admin: await readPersonPlaces(kit.db, userId),
        ...others,
      };
    },

    /**
     * The steps that erase a user, each of which may be repeated. The record of the user comes last: it has the login ids by
     * which the other steps find what belongs to the user.
     */
    steps: (userId: number, behalf: Behalf): (() => Promise<unknown>)[] => [
      ...Object.values(SERVICES).map(
        ({ erase }) =>
          () =>
            kit.peer(erase, { params: { userId } }, behalf),
      ),
      async () => kit.portalPerson.erase(userId, await findLogins(userId)),
      () => settings.remove(userId),
      () => links.remove(userId),
      () => eraseNames(kit.db, userId, []),
      () => eraseUser(userId),
    ],
  };
};

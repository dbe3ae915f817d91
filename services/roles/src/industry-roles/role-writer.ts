import type { RoleForm } from '@skills-architect/contracts/roles';
import {
  ownLanguageOf,
  refuseLanguageChange,
  refuseShownTexts,
  type SourceLanguages,
  searchedFields,
  storedLanguage,
} from '@skills-architect/library-service-kit';
import {
  AppError,
  fold,
  type Identity,
  invalid,
  isDuplicateKeyError,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type * as z from 'zod';
import type { RoleMerges } from '../role-merges/role-merges';
import type { FunctionDocument, Structure } from '../structure/structure-documents';
import type { RoleReader } from './read-role';
import { type RoleDocument, type Roles, roleKey, roleTexts } from './role-document';
import { savingProblem } from './role-rules';

export interface RoleDependencies {
  kit: ServiceKit;
  roles: Roles;
  structure: Structure;
  reader: RoleReader;
  merges: Pick<RoleMerges, 'runs'>;
  sourceLanguages: SourceLanguages;
}

/** The error that the name is taken, at its field. */
export const nameTaken = () =>
  new AppError('conflict', 'This role already exists', {
    issues: [{ path: 'roleName', message: 'This role already exists' }],
  });

const TEXT_PATHS = {
  name: 'roleName',
  alternativeNames: 'alternativeNames',
  description: 'roleDescription',
} as const;

type Form = Omit<z.output<typeof RoleForm>, 'sourceId'> & { sourceId?: number };
type Place = Pick<RoleDocument, 'sourceId' | 'subsectorId' | 'functionId' | 'nameKey'>;

/** Whether another role of the source has the name in the same department or track. */
export const hasNamesake = async (
  roles: Roles,
  { sourceId, subsectorId, functionId, nameKey }: Place,
  excludedId?: number,
): Promise<boolean> =>
  (await roles.model.exists({
    subsectorId,
    functionId,
    nameKey,
    sourceId,
    ...roles.alive,
    ...(excludedId !== undefined && { _id: { $ne: excludedId } }),
  })) !== null;

/** The stored fields of a form; a form has no translations, so those of the saved role are given. */
export const toFields = (form: Form, translations: RoleDocument['translations'] = []) => ({
  roleName: form.roleName,
  ...searchedFields(roleTexts({ ...form, translations })),
  alternativeNames: [...new Set(form.alternativeNames)],
  subsectorId: form.subsectorId,
  functionId: form.functionId,
  occupation: form.occupation,
  leadershipRoleId: form.leadershipRoleId,
  roleDescription: form.roleDescription,
  roleandResponsibilities: form.roleandResponsibilities,
  roleStatus: form.roleStatus,
});

/** The field of the language that a form says for a role; none if it says none. */
export const saidLanguage = async (
  { language }: Pick<Form, 'language'>,
  sourceId: number,
  readLanguages: SourceLanguages,
  identity: Identity,
  former?: RoleDocument,
): Promise<Pick<RoleDocument, 'language'> | undefined> => {
  if (language === undefined) return undefined;
  const ofSource = ownLanguageOf({ sourceId }, await readLanguages());
  refuseLanguageChange(language, former?.language ?? ofSource, identity);
  return { language: storedLanguage({ language, ofSource, translations: former?.translations }) };
};

/** Converts a failed write to an answer. When two users save the same name at once, the unique index decides. */
export const explainWriteFailure = <T>(write: Promise<T>) =>
  write.catch((error: unknown) => {
    throw isDuplicateKeyError(error) ? nameTaken() : error;
  });

/** Validates a role to save; returns the key that makes it unique. */
export const roleCheck = ({
  roles,
  structure,
  sourceLanguages,
}: Pick<RoleDependencies, 'roles' | 'structure' | 'sourceLanguages'>) => {
  const { subSectors, functions, leadershipRoles } = structure;

  return async (form: Form, identity: Identity, former?: RoleDocument) => {
    if (former) {
      const ownLanguage = ownLanguageOf(former, await sourceLanguages());
      refuseShownTexts(roleTexts(form), roleTexts(former), TEXT_PATHS, identity, ownLanguage);
    }
    const [subSector, place, leadershipRole] = await Promise.all([
      subSectors.model.exists({ _id: form.subsectorId, ...subSectors.alive }),
      functions.model.findOne({ _id: form.functionId, ...functions.alive }).lean<FunctionDocument>(),
      leadershipRoles.model.exists({ _id: form.leadershipRoleId, ...leadershipRoles.alive }),
    ]);
    const problem = savingProblem({
      userType: identity.user?.userType ?? 0,
      former,
      form,
      place: place ?? undefined,
      hasSubSector: subSector !== null,
      hasLeadershipRole: leadershipRole !== null,
    });
    if (problem) throw invalid(problem.path, problem.message);
    const { subsectorId, functionId } = form;
    const uniqueFields = {
      sourceId: former?.sourceId ?? form.sourceId ?? 0,
      subsectorId,
      functionId,
      nameKey: fold(form.roleName),
    };
    // Imported sources may contain a name twice: such roles can be edited as long as they keep name and place.
    const isUnchanged = former !== undefined && roleKey(former) === roleKey(uniqueFields);
    if (!isUnchanged && (await hasNamesake(roles, uniqueFields, former?._id))) throw nameTaken();
    return uniqueFields;
  };
};

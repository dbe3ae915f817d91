import { CreationStatus, type SkillForm } from '@skills-architect/contracts/skills';
import { refuseShownTexts, searchedFields } from '@skills-architect/library-service-kit';
import {
  AppError,
  fold,
  type Identity,
  invalid,
  isDuplicateKeyError,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type * as z from 'zod';
import type { Assessments } from '../assessments/assessment-document';
import type { PairStore } from '../duplicates/pair-store';
import type { FamilyDocument, Library, SchemeDocument } from '../library/library-documents';
import { readOwnLanguage, saidLanguage } from '../library/own-language';
import type { SkillMerges } from '../skill-merges/skill-merges';
import { type Encyclopedia, knowledgeBases } from '../skillopedia/encyclopedia-document';
import type { SkillReader } from './read-skill';
import { type SkillDocument, type Skills, skillTexts } from './skill-document';
import { newLevels, savingProblem } from './skill-rules';

export interface SkillDependencies {
  kit: ServiceKit;
  library: Library;
  skills: Skills;
  encyclopedia: Encyclopedia;
  reader: SkillReader;
  merges: SkillMerges;
  pairs: PairStore;
  assessments: Assessments;
}

/** The error that the name is taken, at its field. */
export const nameTaken = () =>
  new AppError('conflict', 'This skill already exists', {
    issues: [{ path: 'skillName', message: 'This skill already exists' }],
  });

const TEXT_PATHS = {
  name: 'skillName',
  alternativeNames: 'alternativeNames',
  description: 'skillDescription',
} as const;

type Form = Omit<z.output<typeof SkillForm>, 'sourceId'> & { sourceId?: number };

/** Validates a skill to save and converts it to stored fields. */
export const skillWriter = ({
  kit,
  library,
  skills,
  encyclopedia,
}: Pick<SkillDependencies, 'kit' | 'library' | 'skills' | 'encyclopedia'>) => {
  /** Whether another skill has the name, in one source or in any. */
  const isNameTaken = async (name: string, sourceId: number | undefined, exceptId?: number) => {
    const within = sourceId === undefined ? {} : { sourceId };
    const filter = { ...within, nameKey: fold(name), ...skills.alive, _id: { $ne: exceptId } };
    return (await skills.model.exists(filter)) !== null;
  };

  const check = async (form: Form, identity: Identity, former?: SkillDocument) => {
    if (former) {
      const ownLanguage = await readOwnLanguage(library, former);
      refuseShownTexts(skillTexts(form), skillTexts(former), TEXT_PATHS, identity, ownLanguage);
    }
    const family = await library.families.model
      .findOne({ _id: form.skillFamilyId, ...library.families.alive })
      .lean<FamilyDocument>();
    const problem = savingProblem({
      userType: identity.user?.userType ?? 0,
      former,
      form,
      family: family ?? undefined,
    });
    if (problem) throw invalid(problem.path, problem.message);
    const existing = await knowledgeBases(encyclopedia, form.encyclopediaIds, { publishedOnly: false });
    if (existing.length < new Set(form.encyclopediaIds).size)
      throw invalid('encyclopediaIds', 'One of the knowledge bases no longer exists.');
    // Imported sources may contain a name twice: such skills can be edited as long as they keep it.
    const sourceId = former?.sourceId ?? form.sourceId ?? 0;
    if (fold(form.skillName) !== former?.nameKey && (await isNameTaken(form.skillName, sourceId, former?._id)))
      throw nameTaken();
    return sourceId;
  };

  /** The stored fields of a form; a form has no translations, so those of the saved skill are given. */
  const toFields = (form: Form, translations: SkillDocument['translations'] = []) => ({
    skillName: form.skillName,
    ...searchedFields(skillTexts({ ...form, translations })),
    alternativeNames: [...new Set(form.alternativeNames)],
    skillDescription: form.skillDescription,
    embeddingDescription: form.embeddingDescription,
    skillCategoryId: form.skillCategoryId,
    skillFamilyId: form.skillFamilyId,
    skillStatus: form.skillStatus,
    encyclopediaIds: [...new Set(form.encyclopediaIds)],
  });

  /** The validated fields of a new skill, with the levels of its source's schemes but without level texts. */
  const newSkill = async (form: Form, identity: Identity) => {
    const sourceId = await check(form, identity);
    const said = await saidLanguage(library, { ...form, sourceId }, identity);
    const schemes = await library.schemes.model.find(library.schemes.alive).sort({ _id: 1 }).lean<SchemeDocument[]>();
    const levels = newLevels(schemes, sourceId);
    const firstId = await kit.counters.reserve('proficiency', levels.length);
    return {
      ...toFields(form),
      ...said,
      sourceId,
      uniqueKey: fold(form.skillName),
      proficiencyStatus: CreationStatus.YetToBeCreated,
      levels: levels.map((level, index) => ({ proficiencyId: firstId + index, ...level })),
    };
  };

  /** When two users save the same name at once, the unique index decides. */
  const explainWriteFailure = <T>(write: Promise<T>) =>
    write.catch((error: unknown) => {
      throw isDuplicateKeyError(error) ? nameTaken() : error;
    });

  return { isNameTaken, check, toFields, newSkill, explainWriteFailure };
};

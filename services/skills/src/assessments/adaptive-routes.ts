import { readFile } from 'node:fs/promises';
import { describeIssue } from '@skills-architect/contracts';
import {
  AdaptiveFile,
  AssessmentSource,
  exportAdaptive,
  exportRefusal,
  importAdaptive,
  sendAdaptive,
} from '@skills-architect/contracts/skills';
import {
  AppError,
  type Identity,
  invalid,
  isDuplicateKeyError,
  route,
  type ServiceKit,
  sendFile,
  type UploadedFile,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
import { adaptivePayload } from './adaptive-payload';
import { adaptivePlan } from './adaptive-plan';
import type { AdaptiveSending } from './adaptive-sending';
import { findAssessedScheme } from './assessed-schemes';
import type { AssessmentDocument, Assessments } from './assessment-document';
import type { AssessmentReader } from './assessment-reader';
import { exportedSkill } from './exported-skill';

const fileName = (skillName: string, levelCount: number) => `${skillName} adaptive questions ${levelCount} PL.json`;

/** Parses the uploaded file; throws an error that names what is wrong and where. */
const readAdaptive = async (file: UploadedFile | undefined): Promise<AdaptiveFile> => {
  const text = file ? await readFile(file.path, 'utf8') : '';
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', `${file?.name ?? 'The file'} is not a JSON file.`, { cause });
  }
  const { data, error } = AdaptiveFile.safeParse(content, { error: describeIssue });
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const [first] = issues;
  throw new AppError('invalid', `Nothing was read: ${first?.message ?? ''} (${first?.path || 'file'}).`, { issues });
};

/** Exports the adaptive questions of a skill as a file for the adaptive engine, and imports such a file. */
export const adaptiveRoutes = (
  app: FastifyInstance,
  { db }: Pick<ServiceKit, 'db'>,
  assessments: Assessments,
  reader: AssessmentReader,
  sending: AdaptiveSending,
) => {
  const findQuestions = (skillId: number, session?: ClientSession) =>
    assessments.model
      .find({ skillId, assessmentTypeId: AssessmentSource.Adaptive, ...assessments.alive }, null, { session })
      .sort({ schemeId: 1, levelNumber: 1, _id: 1 })
      .lean<AssessmentDocument[]>();

  const buildFile = async (skillId: number, levelCount: number | undefined, identity: Identity) => {
    const { skill, names } = await reader.openToChange(skillId, identity);
    const assessed = findAssessedScheme(await reader.summarise(skill, names), levelCount);
    const refusal = exportRefusal(assessed);
    if (refusal) throw new AppError('conflict', refusal);
    const exported = exportedSkill(skill, names, assessed.schemeId);
    return adaptivePayload({ ...exported, questions: await findQuestions(skill._id) });
  };

  route(app, exportAdaptive, async ({ params, body }, { identity, reply }) => {
    const file = await buildFile(params.skillId, body.proficiencySchemeLevelCount, identity);
    const content = Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
    return sendFile(reply, fileName(file.skill.skillName, file.proficiencySchemeLevelCount), content);
  });

  route(app, sendAdaptive, async ({ params, body }, { identity }) => {
    const file = await buildFile(params.skillId, body.proficiencySchemeLevelCount, identity);
    if (file.levels.every(({ questions }) => !questions.length))
      throw new AppError('conflict', 'The skill has no adaptive questions.');
    return { jobToken: await sending.send(file, identity) };
  });

  route(app, importAdaptive, async ({ params, query }, { identity, userId, files }) => {
    const { skill, names } = await reader.openToChange(params.skillId, identity);
    const file = await readAdaptive(files[0]);
    const { schemeId, levels } = findAssessedScheme(
      await reader.summarise(skill, names),
      file.proficiencySchemeLevelCount,
    );
    const unknown = file.levels.find((level) => levels.every(({ levelNumber }) => levelNumber !== level.levelNumber));
    if (unknown) throw invalid('levels', `The skill has no level ${unknown.levelNumber}.`);
    const write = async (session: ClientSession) => {
      const plan = adaptivePlan(file, schemeId, await findQuestions(skill._id, session));
      if ('path' in plan) throw invalid(plan.path, plan.message);
      if (!query.dryRun) {
        const fields = plan.created.map((assessment) => ({ ...assessment, skillId: skill._id }));
        await assessments.create(fields, { by: userId, session });
        await assessments.changeMany(plan.changed, { by: userId, session });
      }
      return { created: plan.created.length, changed: plan.changed.size, same: plan.same };
    };
    return db.transaction(write).catch((error: unknown) => {
      throw isDuplicateKeyError(error)
        ? new AppError('conflict', 'Somebody else has added one of these questions meanwhile. Import the file again.')
        : error;
    });
  });
};

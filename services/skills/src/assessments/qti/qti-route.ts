import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AssessmentSource, exportQti } from '@skills-architect/contracts/skills';
import { AppError, route, sendFile, withTemporaryFolder } from '@skills-architect/service-kit';
import { pack, writeZip } from '@skills-architect/service-kit/archives';
import type { FastifyInstance } from 'fastify';
import { findAssessedScheme, RATING_QUESTIONS } from '../assessed-schemes';
import type { AssessmentDocument, Assessments } from '../assessment-document';
import type { AssessmentReader } from '../assessment-reader';
import { exportedSkill } from '../exported-skill';
import { type PackageFile, packageFileName, qtiPackage } from './qti-package';

const zipFiles = (files: readonly PackageFile[]): Promise<Buffer> =>
  withTemporaryFolder('qti', async (folder) => {
    const file = path.join(folder, 'package.zip');
    const entries = files.map(({ name, content }) => {
      const { bytes, crc, length } = pack(content, { last: true });
      return { name, packed: bytes, crc, length };
    });
    await writeZip(file, entries);
    return readFile(file);
  });

/** Writes the questions of a skill as a package of QTI 3. */
export const qtiRoute = (app: FastifyInstance, assessments: Assessments, reader: AssessmentReader) => {
  route(app, exportQti, async ({ params, body }, { identity, reply }) => {
    const { skill, names } = await reader.openToChange(params.skillId, identity);
    const { schemeId, levelCount } = findAssessedScheme(
      await reader.summarise(skill, names),
      body.proficiencySchemeLevelCount,
    );
    const questions = await assessments.model
      .find({
        skillId: skill._id,
        schemeId,
        $or: [{ assessmentTypeId: AssessmentSource.Adaptive }, RATING_QUESTIONS],
        ...assessments.alive,
      })
      .sort({ levelNumber: 1, _id: 1 })
      .lean<AssessmentDocument[]>();
    if (!questions.length) throw new AppError('conflict', 'There is no adaptive or rating question to export.');
    const exported = exportedSkill(skill, names, schemeId);
    const files = qtiPackage({ ...exported, questions });
    return sendFile(reply, packageFileName(exported.skill, levelCount), await zipFiles(files));
  });
};

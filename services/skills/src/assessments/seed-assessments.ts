import { fold, type ServiceKit, seedOnce } from '@skills-architect/service-kit';
import type { Library, SchemeDocument } from '../library/library-documents';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { Assessments } from './assessment-document';
import { toFields } from './assessment-fields';
import { demoAssessments, demoForms } from './demo-assessments';

const BY_SEED = { by: 0, changeSet: 'seed' };

interface SeedStores {
  kit: ServiceKit;
  library: Library;
  skills: Skills;
  assessments: Assessments;
}

/** Seeds the demo's assessments, also into a demo of an earlier version; skips those of skills that no longer exist. */
export const seedAssessments = ({ kit, library, skills, assessments }: SeedStores) =>
  seedOnce(kit.db, {
    name: 'assessments',
    isEmpty: async () => !(await assessments.model.exists({})),
    into: [assessments],
    fill: async () => {
      const demo = demoAssessments();
      const [found, schemes] = await Promise.all([
        skills.model
          .find({ nameKey: { $in: demo.map(({ skill }) => fold(skill)) }, changeSet: 'seed', ...skills.alive })
          .lean<SkillDocument[]>(),
        library.schemes.model.find(library.schemes.alive).lean<SchemeDocument[]>(),
      ]);
      const fields = demo.flatMap((assessment) => {
        const skill = found.find(({ skillName }) => skillName === assessment.skill);
        const scheme = schemes.find(({ schemeName }) => schemeName === assessment.scheme);
        if (!skill || !scheme) return [];
        const levelIds = new Map(scheme.levels.map(({ levelNumber, levelId }) => [levelNumber, levelId]));
        return demoForms(assessment, levelIds).map(({ levelNumber, form }) => ({
          skillId: skill._id,
          ...toFields(form, { schemeId: scheme._id, levelNumber }),
        }));
      });
      await assessments.create(fields, BY_SEED);
    },
  });

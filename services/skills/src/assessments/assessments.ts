import type { SuggestionWriter } from '@skills-architect/library-service-kit/models';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillReader } from '../skills/read-skill';
import { adaptiveRoutes } from './adaptive-routes';
import { adaptiveSending } from './adaptive-sending';
import { assessmentChanges } from './assessment-changes';
import type { Assessments } from './assessment-document';
import { assessmentList } from './assessment-list';
import { assessmentReader } from './assessment-reader';
import { generateAndPublish } from './generate-and-publish';
import { qtiRoute } from './qti/qti-route';

interface AssessmentDependencies {
  kit: ServiceKit;
  assessments: Assessments;
  reader: SkillReader;
  readNames: ReadLibraryNames;
  writer: SuggestionWriter;
}

/** The assessments of skills. */
export const assessmentRoutes = ({ kit, assessments, writer, ...read }: AssessmentDependencies) => {
  const reader = assessmentReader({ assessments, ...read });
  const generateRoutes = generateAndPublish({ kit, assessments, reader, writer });
  const sending = adaptiveSending(kit);
  return (app: FastifyInstance) => {
    assessmentList(app, assessments, reader, sending);
    assessmentChanges(app, kit, assessments, reader);
    generateRoutes(app);
    adaptiveRoutes(app, kit, assessments, reader, sending);
    qtiRoute(app, assessments, reader);
  };
};

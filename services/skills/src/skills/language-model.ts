import type { LanguageModelState } from '@skills-architect/contracts';
import { skillLanguageModel } from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** Tells administrators whether skills are compared by meaning. */
export const languageModelRoute = (describe: () => Promise<LanguageModelState>) => (app: FastifyInstance) => {
  route(app, skillLanguageModel, describe);
};

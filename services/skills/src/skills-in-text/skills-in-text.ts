import { LibraryStatus, skillsInText } from '@skills-architect/contracts/skills';
import { findSkills } from '@skills-architect/matching';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Skills } from '../skills/skill-document';
import { candidateSkills } from './candidate-skills';

const MOST_EVIDENCE = 5;

/** Finds the published skills that texts ask for. */
export const skillsInTextRoute = (app: FastifyInstance, skills: Skills) => {
  route(app, skillsInText, async ({ body: { texts, sourceIds } }) => {
    const spelled = await candidateSkills(skills, texts, {
      skillStatus: LibraryStatus.Published,
      ...(sourceIds.length && { sourceId: { $in: sourceIds } }),
    });
    const found = findSkills(texts, spelled(texts));
    return {
      skills: found.skills.map(({ id, name, sureness, evidence }) => ({
        skillId: id,
        name,
        sureness,
        evidence: evidence.slice(0, MOST_EVIDENCE),
      })),
      unknown: found.unknown.map(({ name, evidence }) => ({ name, evidence: evidence.slice(0, MOST_EVIDENCE) })),
    };
  });
};

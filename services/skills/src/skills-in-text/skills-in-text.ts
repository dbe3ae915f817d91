import { LibraryStatus, skillsInText } from '@skills-architect/contracts/skills';
import { findStatedSkills } from '@skills-architect/matching';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Skills } from '../skills/skill-document';
import { readCandidates } from './candidate-skills';
import { readNames } from './spell-skills';

const MAX_EVIDENCE = 5;

/** Finds the published skills that texts ask for, strongest evidence first. */
export const skillsInTextRoute = (app: FastifyInstance, skills: Skills) => {
  route(app, skillsInText, async ({ body: { texts, sourceIds } }) => {
    const candidates = await readCandidates(skills, texts, {
      skillStatus: LibraryStatus.Published,
      ...(sourceIds.length && { sourceId: { $in: sourceIds } }),
    });
    const found = findStatedSkills(texts, readNames(candidates, texts));
    return {
      skills: found.skills.map(({ id, name, sureness, strength, evidence }) => ({
        skillId: id,
        name,
        sureness,
        strength,
        evidence: evidence.slice(0, MAX_EVIDENCE),
      })),
      unknown: found.unknown.map(({ name, evidence }) => ({ name, evidence: evidence.slice(0, MAX_EVIDENCE) })),
    };
  });
};

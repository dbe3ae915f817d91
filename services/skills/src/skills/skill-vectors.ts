import { type Embedder, nearestRecords, recordVectors } from '@skills-architect/library-service-kit/embeddings';
import { pagesByKey, type ServiceKit, toFilter } from '@skills-architect/service-kit';
import type { SkillDocument, Skills } from './skill-document';

const SKILLS_PER_PAGE = 500;

/** Vectors of the names of skills by a language model, made in the background, and the skills nearest to a text. */
export const skillVectors = (kit: ServiceKit, skills: Skills, embedder: Embedder) => {
  const vectors = recordVectors(kit, embedder, {
    topic: 'skillVectors',
    title: 'Skills',
    affected: { skills: (ids) => ids },
    async *read(ids) {
      const readPage = (after: number) =>
        skills.model
          .find(
            toFilter<SkillDocument>({
              ...skills.alive,
              _id: ids === 'all' ? { $gt: after } : { $gt: after, $in: [...ids] },
            }),
            { skillName: 1 },
          )
          .sort({ _id: 1 })
          .limit(SKILLS_PER_PAGE)
          .lean<Pick<SkillDocument, '_id' | 'skillName'>[]>();
      for await (const page of pagesByKey(0, readPage, ({ _id }) => _id))
        yield page.map(({ _id, skillName }) => ({ id: _id, texts: [skillName] }));
    },
    count: () => skills.model.countDocuments(toFilter<SkillDocument>(skills.alive)),
  });
  const { find, findForJob, close } = nearestRecords(kit, embedder, vectors);
  return {
    ...vectors,
    embedder,
    /** For each text the skills nearest in meaning, best first. */
    nearestSkills: find,
    /** The same for jobs, which wait longer for the model. */
    nearestForJob: findForJob,
    prepared: embedder.prepared,
    stop: () => Promise.all([vectors.stop(), close()]),
  };
};

import { LibraryStatus } from '@skills-architect/contracts/skills';
import { isUnreadable, queryEmbedder, type RecordVectors } from '@skills-architect/library-service-kit/embeddings';
import { followCopy, type ServiceKit, toFilter } from '@skills-architect/service-kit';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { TextMeaning } from './text-meaning';

type StoredVectors = Pick<RecordVectors, 'copy' | 'readVectors'>;

/** The vectors of all skills in the memory of the process, brought up to date before each use. */
const vectorMemory = ({ copy, readVectors }: StoredVectors) => {
  const vectorsById = new Map<number, Float32Array>();
  const memory = followCopy(copy, (page) => {
    for (const { id, data } of page) {
      const [vector] = readVectors(data) ?? [];
      if (vector) vectorsById.set(id, vector);
      else vectorsById.delete(id);
    }
  });
  return async (): Promise<ReadonlyMap<number, Float32Array>> => {
    await memory.catchUp();
    return vectorsById;
  };
};

/** Vectors one after the other in memory that threads share, so that a worker does not copy them. */
const toSharedRows = (vectors: readonly Float32Array[]) => {
  const width = vectors[0]?.length ?? 0;
  const size = vectors.length * width * Float32Array.BYTES_PER_ELEMENT;
  const values = new Float32Array(new SharedArrayBuffer(size));
  for (const [row, vector] of vectors.entries()) values.set(vector.subarray(0, width), row * width);
  return { width, values };
};

/** The published skills that texts may state in other words than their names, by the language model. */
export const meantSkills = (
  { kit, skills }: { kit: ServiceKit; skills: Skills },
  vectors: StoredVectors & { embedder: Parameters<typeof queryEmbedder>[1] },
): TextMeaning => {
  const readVectors = vectorMemory(vectors);
  return {
    model: vectors.embedder.model,
    isUnreadable: (text) => isUnreadable(vectors.embedder, text),
    embed: queryEmbedder(kit, vectors.embedder),
    async readSkills(sourceIds) {
      const vectorsById = await readVectors();
      if (!vectorsById.size) return undefined;
      const published = {
        ...skills.alive,
        skillStatus: LibraryStatus.Published,
        ...(sourceIds.length && { sourceId: { $in: [...sourceIds] } }),
      };
      const found = await skills.model
        .find(toFilter<SkillDocument>(published), { skillName: 1 })
        .lean<Pick<SkillDocument, '_id' | 'skillName'>[]>();
      const meant = found.flatMap(({ _id, skillName }) => {
        const vector = vectorsById.get(_id);
        return vector ? [{ id: _id, name: skillName, vector }] : [];
      });
      return {
        skills: meant.map(({ id, name }) => ({ id, name })),
        vectors: toSharedRows(meant.map(({ vector }) => vector)),
      };
    },
  };
};

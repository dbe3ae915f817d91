import { type Embedder, type RecordVectors, recordVectors } from '@skills-architect/library-service-kit/embeddings';
import { nameTexts } from '@skills-architect/matching';
import type { ServiceKit } from '@skills-architect/service-kit';
import { MATCHABLE_ROLES, type MatchableRoles, readMatchable } from '../matching/matchable-roles';

/** Vectors of all names of the library's roles that a language model reads: titles without a description are compared with them. */
export const roleNameVectors = (kit: ServiceKit, embedder: Embedder, library: MatchableRoles): RecordVectors =>
  recordVectors(kit, embedder, {
    topic: 'roleNameVectors',
    title: 'Names of industry roles',
    affected: { [MATCHABLE_ROLES]: (ids) => ids },
    async *read(ids) {
      for await (const page of readMatchable(library, ids))
        yield page.map((role) => ({ id: role.roleId, texts: nameTexts(role, embedder) }));
    },
    count: library.count,
    keepsVersions: true,
  });

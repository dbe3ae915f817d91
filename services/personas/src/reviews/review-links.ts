import type { RoleMove, SkillMove } from '@skills-architect/contracts';
import { type LinkedResource, linkedResource } from '@skills-architect/library-service-kit';
import { moveSkill } from '../library-links/move-skill';
import type { PersonaStores } from '../personas/write-persona';
import type { CommentDocument } from './comment-document';
import type { ReviewDocument, ReviewFields } from './review-document';
import type { Snapshot } from './snapshot';

type Stores = Pick<PersonaStores, 'reviews' | 'comments'>;

/** A merge counts the personas; their approved versions and comments follow without a count of their own. */
const uncounted = (place: LinkedResource): LinkedResource => ({ ...place, counts: () => Promise.resolve(undefined) });

const withVersions = (
  { approved, sent }: Pick<ReviewFields, 'approved' | 'sent'>,
  change: (version: Snapshot) => Partial<Snapshot>,
) => ({
  ...(approved && { approved: { ...approved, version: { ...approved.version, ...change(approved.version) } } }),
  ...(sent?.version && { sent: { ...sent, version: { ...sent.version, ...change(sent.version) } } }),
});

/** Filter for reviews of which the approved or the sent version has this value. */
const inVersions = (field: string, value: unknown) => ({
  $or: [{ [`approved.version.${field}`]: value }, { [`sent.version.${field}`]: value }],
});

const ofIds = (field: '_id' | 'personaId', ids: readonly number[] | undefined) => ids && { [field]: { $in: [...ids] } };

/**
 * Skills and roles of approved and sent versions, and skills at which comments stand; with `personaIds` those of these
 * personas alone.
 */
export const reviewLinks = (
  { reviews, comments }: Stores,
  personaNames: (ids: number[]) => Promise<string[]>,
  personaIds?: readonly number[],
): LinkedResource[] => [
  uncounted(
    linkedResource<SkillMove, typeof ReviewDocument>({
      kind: 'skill',
      what: 'approved version',
      resource: reviews,
      from: ({ fromId }) => ({ ...ofIds('_id', personaIds), ...inVersions('rows.skillId', fromId) }),
      both: ({ fromId, toId }) => inVersions('rows.skillId', { $all: [fromId, toId] }),
      edit: (review, move) =>
        withVersions(review, ({ rows }) => ({ rows: moveSkill({ rows, excludedRoleSkills: [] }, move).rows })),
      names: personaNames,
    }),
  ),
  uncounted(
    linkedResource<RoleMove, typeof ReviewDocument>({
      kind: 'role',
      what: 'approved version',
      resource: reviews,
      from: ({ fromId }) => ({ ...ofIds('_id', personaIds), ...inVersions('industryRoleId', fromId) }),
      both: () => ({ _id: { $in: [] } }),
      edit: (review, { fromId, toId }) =>
        withVersions(review, ({ industryRoleId }) => (industryRoleId === fromId ? { industryRoleId: toId } : {})),
      names: personaNames,
    }),
  ),
  uncounted(
    linkedResource<SkillMove, typeof CommentDocument>({
      kind: 'skill',
      what: 'comment',
      resource: comments,
      from: ({ fromId }) => ({ ...ofIds('personaId', personaIds), skillId: fromId }),
      both: () => ({ _id: { $in: [] } }),
      edit: (_, { toId }) => ({ skillId: toId }),
      names: async (ids) => {
        const personaIds = await comments.model.distinct('personaId', { _id: { $in: ids } });
        return personaNames(personaIds);
      },
    }),
  ),
];

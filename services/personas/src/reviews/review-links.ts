import type { RoleMove, SkillMove } from '@skills-architect/contracts';
import { linkedResource } from '@skills-architect/library-service-kit';
import { moveSkill } from '../library-links/move-skill';
import type { PersonaStores } from '../personas/write-persona';
import type { CommentDocument } from './comment-document';
import type { ReviewDocument, ReviewFields } from './review-document';
import type { Snapshot } from './snapshot';

type LinkedResource = ReturnType<typeof linkedResource>;
type Stores = Pick<PersonaStores, 'reviews' | 'comments'>;

/** A merge counts the personas; their approved versions and comments follow without a count of their own. */
const uncounted = (place: LinkedResource): LinkedResource => ({ ...place, counts: () => Promise.resolve(undefined) });

const withVersion = ({ approved }: Pick<ReviewFields, 'approved'>, change: (version: Snapshot) => Partial<Snapshot>) =>
  approved ? { approved: { ...approved, version: { ...approved.version, ...change(approved.version) } } } : {};

/** Skills and roles of approved versions, and skills at which comments stand. */
export const reviewLinks = (
  { reviews, comments }: Stores,
  personaNames: (ids: number[]) => Promise<string[]>,
): LinkedResource[] => [
  uncounted(
    linkedResource<SkillMove, typeof ReviewDocument>({
      kind: 'skill',
      what: 'approved version',
      resource: reviews,
      from: ({ fromId }) => ({ 'approved.version.rows.skillId': fromId }),
      both: ({ fromId, toId }) => ({ 'approved.version.rows.skillId': { $all: [fromId, toId] } }),
      edit: (review, move) =>
        withVersion(review, ({ rows }) => ({ rows: moveSkill({ rows, excludedRoleSkills: [] }, move).rows })),
      names: personaNames,
    }),
  ),
  uncounted(
    linkedResource<RoleMove, typeof ReviewDocument>({
      kind: 'role',
      what: 'approved version',
      resource: reviews,
      from: ({ fromId }) => ({ 'approved.version.industryRoleId': fromId }),
      both: () => ({ _id: { $in: [] } }),
      edit: (review, { toId }) => withVersion(review, () => ({ industryRoleId: toId })),
      names: personaNames,
    }),
  ),
  uncounted(
    linkedResource<SkillMove, typeof CommentDocument>({
      kind: 'skill',
      what: 'comment',
      resource: comments,
      from: ({ fromId }) => ({ skillId: fromId }),
      both: () => ({ _id: { $in: [] } }),
      edit: (_, { toId }) => ({ skillId: toId }),
      names: async (ids) => {
        const personaIds = await comments.model.distinct('personaId', { _id: { $in: ids } });
        return personaNames(personaIds);
      },
    }),
  ),
];

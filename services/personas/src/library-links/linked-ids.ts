import type { ClientSession } from 'mongoose';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import type { CommentDocument } from '../reviews/comment-document';
import type { ReviewDocument } from '../reviews/review-document';
import type { LinkedIds } from './past-moves';

type Stores = Pick<PersonaStores, 'personas' | 'mappings' | 'reviews' | 'comments'>;

const isId = (id: number | null | undefined) => typeof id === 'number';
const unique = (ids: readonly (number | null | undefined)[]) => [...new Set(ids.filter(isId))];

/** The skills and roles that these personas, their approved and sent versions and their comments refer to. */
export const linkedIds = async (
  { personas, mappings, reviews, comments }: Stores,
  personaIds: readonly number[],
  session: ClientSession,
): Promise<LinkedIds> => {
  const _id = { $in: [...personaIds] };
  const options = { session };
  const chosen = await personas.model
    .find({ _id }, { industryRoleId: 1 }, options)
    .lean<Pick<PersonaDocument, 'industryRoleId'>[]>();
  const mapped = await mappings.model
    .find({ _id }, { 'rows.skillId': 1, excludedRoleSkills: 1 }, options)
    .lean<Pick<MappingDocument, 'rows' | 'excludedRoleSkills'>[]>();
  const reviewed = await reviews.model
    .find({ _id }, { approved: 1, 'sent.version': 1 }, options)
    .lean<Pick<ReviewDocument, 'approved' | 'sent'>[]>();
  const commented = await comments.model
    .find({ personaId: _id }, { skillId: 1 }, options)
    .lean<Pick<CommentDocument, 'skillId'>[]>();
  const versions = reviewed.flatMap(({ approved, sent }) => [approved?.version ?? [], sent?.version ?? []].flat());
  return {
    role: unique([...chosen, ...versions].map(({ industryRoleId }) => industryRoleId)),
    skill: unique([
      ...[...mapped, ...versions].flatMap(({ rows }) => rows.map(({ skillId }) => skillId)),
      ...mapped.flatMap(({ excludedRoleSkills }) => excludedRoleSkills ?? []),
      ...commented.map(({ skillId }) => skillId),
    ]),
  };
};

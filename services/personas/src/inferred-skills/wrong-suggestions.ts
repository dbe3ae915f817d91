import { Id } from '@skills-architect/contracts';
import type { SuggestedBy } from '@skills-architect/contracts/personas';
import { type Document, fold, isDuplicateKeyError, type ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

/** Something that suggests a skill and is marked as wrong for a client: a name of the skill, or an industry role. */
const WrongSuggestionDocument = z.object({ clientId: Id, skillId: Id, reason: z.string() });
export type WrongSuggestionDocument = Document<z.infer<typeof WrongSuggestionDocument>>;

export const nameReason = (name: string): string => `name ${fold(name)}`;
export const roleReason = (roleId: number): string => `role ${roleId}`;

/** The suggestion to mark. */
interface MarkedSuggestion extends SuggestedBy {
  clientId: number;
  skillId: number;
  roleId: number | null;
}

const listReasons = ({ names, role, roleId }: MarkedSuggestion): string[] => [
  ...new Set([...names.map(nameReason), ...(role && roleId !== null ? [roleReason(roleId)] : [])]),
];

/** Stores what users have marked as wrong about suggested skills. */
export const wrongSuggestions = (kit: ServiceKit) => {
  const marks = kit.resource({
    name: 'wrongSuggestion',
    topic: 'inferred-skills',
    schema: WrongSuggestionDocument,
    indexes: [
      [
        { clientId: 1, skillId: 1, reason: 1 },
        { unique: true, partialFilterExpression: { deletedAt: null } },
      ],
    ],
    audience: ({ clientId }) => ({ clientId }),
  });

  return {
    /** The client's marks of these skills. */
    ofSkills: (clientId: number, skillIds: readonly number[]) =>
      marks.model
        .find({ clientId, skillId: { $in: [...skillIds] }, ...marks.alive })
        .sort({ _id: 1 })
        .lean<WrongSuggestionDocument[]>(),

    /** Marks a suggestion; idempotent. */
    async mark(suggested: MarkedSuggestion, by: number) {
      const { clientId, skillId } = suggested;
      const reasons = listReasons(suggested);
      const existing = await marks.model
        .find({ clientId, skillId, reason: { $in: reasons }, ...marks.alive }, { reason: 1 })
        .lean<WrongSuggestionDocument[]>();
      const newReasons = reasons.filter((reason) => !existing.some((suggestion) => suggestion.reason === reason));
      const creation = marks.create(
        newReasons.map((reason) => ({ clientId, skillId, reason })),
        { by },
      );
      await creation.catch((error: unknown) => {
        // Somebody else has marked it at the same time.
        if (!isDuplicateKeyError(error)) throw error;
      });
    },

    unmark: (suggested: MarkedSuggestion, by: number) =>
      marks.remove(
        { clientId: suggested.clientId, skillId: suggested.skillId, reason: { $in: listReasons(suggested) } },
        { by },
      ),

    removeAll: (clientId: number, by: number) => marks.remove({ clientId }, { by }),
  };
};
export type WrongSuggestions = ReturnType<typeof wrongSuggestions>;

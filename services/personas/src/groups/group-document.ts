import { PersonaGroup } from '@skills-architect/contracts/personas';
import { type Document, fold, type ServiceKit, type Write } from '@skills-architect/service-kit';
import * as z from 'zod';

const GroupDocument = PersonaGroup.omit({ personaGroupId: true }).extend({ nameKey: z.string() });
export type GroupDocument = Document<z.infer<typeof GroupDocument>>;

export const groupResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'personaGroup',
    topic: 'personaGroup',
    schema: GroupDocument,
    indexes: [
      [
        { clientId: 1, nameKey: 1 },
        { unique: true, partialFilterExpression: { deletedAt: null } },
      ],
    ],
    audience: ({ clientId }) => ({ clientId }),
  });
export type Groups = ReturnType<typeof groupResource>;

/** Finds or creates the client's group with this name, ignoring case. */
export const findOrCreateGroup = async (
  groups: Groups,
  clientId: number,
  name: string,
  write: Write,
): Promise<GroupDocument> => {
  const nameKey = fold(name);
  const existing = await groups.model
    .findOne({ clientId, nameKey, ...groups.alive }, null, { session: write.session })
    .lean<GroupDocument>();
  if (existing) return existing;
  const [created] = await groups.create([{ clientId, personaGroupName: name, nameKey }], write);
  if (!created) throw new Error('no group was created');
  return created;
};

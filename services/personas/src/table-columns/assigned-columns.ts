import type { ColumnAssignment } from '@skills-architect/contracts';
import type { AssignedKind } from '@skills-architect/contracts/personas';
import type { ServiceKit } from '@skills-architect/service-kit';

/** What the columns of a client's files with certain titles are for. */
interface AssignedColumns {
  /** Client, kind of import and shape of the file. */
  _id: string;
  clientId: number;
  assignment: ColumnAssignment;
  savedBy: number;
  savedAt: Date;
  /** The content of the only file that it is used for without a question. */
  usedFor?: string;
}

/** The import of a client that columns are assigned for. */
export interface AssignedFor {
  clientId: number;
  kind: AssignedKind;
}

const keyOf = ({ clientId, kind }: AssignedFor, shape: string) => `${clientId} ${kind} ${shape}`;

/** Remembers assigned columns by client and file shape, so that the same list next month asks nothing. */
export const assignedColumns = (kit: ServiceKit) => {
  const documents = () => kit.db.collection<AssignedColumns>('assignedColumns');
  return {
    /** The assignments for these shapes, by shape, the last saved first. */
    async find(target: AssignedFor, shapes: readonly string[]): Promise<Map<string, ColumnAssignment>> {
      const byKey = new Map(shapes.map((shape) => [keyOf(target, shape), shape]));
      const found = await documents()
        .find({ _id: { $in: [...byKey.keys()] } })
        .sort({ savedAt: -1 })
        .toArray();
      return new Map(found.map(({ _id, assignment }) => [byKey.get(_id) ?? '', assignment]));
    },
    save: (target: AssignedFor, shape: string, assignment: ColumnAssignment, savedBy: number) =>
      documents().updateOne(
        { _id: keyOf(target, shape) },
        { $set: { clientId: target.clientId, assignment, savedBy, savedAt: kit.now() }, $unset: { usedFor: '' } },
        { upsert: true },
      ),
    /** Whether the assignment for this shape is meant for a file with this content: the first since it was saved. */
    async useFor(target: AssignedFor, shape: string, content: string): Promise<boolean> {
      const { matchedCount } = await documents().updateOne(
        { _id: keyOf(target, shape), $or: [{ usedFor: { $exists: false } }, { usedFor: content }] },
        { $set: { usedFor: content } },
      );
      return matchedCount > 0;
    },
    removeAll: (clientId: number) => documents().deleteMany({ clientId }),
  };
};
export type AssignedColumnStore = ReturnType<typeof assignedColumns>;

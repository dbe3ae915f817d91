import { createHash } from 'node:crypto';
import { type AuditLog, isDuplicateKeyError } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import type { SkippedBuild } from '../found-builds';

/** A refused build that lies there for long is noted once a day. */
const AGAIN_AFTER_S = 24 * 3600;

interface NotedRefusal {
  _id: string;
  at: Date;
}

/** Notes in the audit log which builds were refused and why; each once, although every gateway finds it. */
export const refusalNotes = (portal: Connection, audit: AuditLog) => {
  const noted = () => portal.collection<NotedRefusal>('areaRefusals');
  const isFirst = async (refusal: string[]) => {
    const _id = createHash('sha256').update(JSON.stringify(refusal)).digest('base64url');
    try {
      await noted().insertOne({ _id, at: new Date() });
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  };
  const append = ({ id, version, reason }: SkippedBuild, userId: number) =>
    audit.append({
      kind: 'area',
      what: 'Refuse build of area',
      outcome: 'refused',
      userId,
      record: `area ${id}`,
      details: { ...(version && { version }), reason: reason.slice(0, 300) },
    });

  return {
    createIndexes: () => noted().createIndex({ at: 1 }, { expireAfterSeconds: AGAIN_AFTER_S }),

    /** Notes builds that this gateway has found on its disk. */
    async noteFound(skipped: readonly SkippedBuild[]): Promise<void> {
      for (const refusal of skipped) {
        const { id, version = '', reason } = refusal;
        if (refusal.isUntrusted && (await isFirst([id, version, reason]))) await append(refusal, 0);
      }
    },

    /** Notes a build that a user or a program tried to publish. */
    noteUpload: (refusal: SkippedBuild, userId: number): Promise<void> => append(refusal, userId),
  };
};
export type RefusalNotes = ReturnType<typeof refusalNotes>;

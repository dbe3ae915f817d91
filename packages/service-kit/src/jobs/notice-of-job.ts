import type { JobStatus } from '@skills-architect/contracts';
import { type NewNotice, noticeKeyOfJob, PortalPath } from '@skills-architect/contracts/portal';

/** A word of the kind of a job: kinds are words with hyphens, such as `persona-import-parse` or `skills-export`. */
const hasWord = (kind: string, word: string) => kind.split('-').includes(word);

/** A job as far as its owner is told of it. */
interface EndedJob {
  _id: string;
  kind: string;
  title: string;
  userId: number;
  clientId?: number;
  status: JobStatus;
  summary?: string;
  errorMessage?: string;
  link?: string;
}

/** What the owner of a job is told of its end: of imports and exports, which may take long; not of what the owner ended. */
export const noticeOfJob = (job: EndedJob): NewNotice | undefined => {
  const { _id, kind, title, userId, clientId, status, summary, errorMessage, link } = job;
  // Jobs of the portal itself have no owner.
  if (userId <= 0 || (status !== 'done' && status !== 'failed')) return undefined;
  const isExport = hasWord(kind, 'export');
  if (!isExport && !hasWord(kind, 'import')) return undefined;
  const outcome = status === 'failed' ? 'failed' : isExport ? 'is ready' : 'has finished';
  const text = status === 'failed' ? errorMessage : summary;
  return {
    userId,
    kind: isExport ? 'exportReady' : 'importFinished',
    key: noticeKeyOfJob(_id),
    title: `${title.slice(0, 450)} ${outcome}`,
    text: (text ?? (isExport ? 'The result is in the list under the bell.' : '')).slice(0, 500),
    to: PortalPath.safeParse(link).data ?? '/',
    ...(clientId !== undefined && { clientId }),
  };
};

import type { JobStatus } from '@skills-architect/contracts';
import { type NewNotice, type NoticeKind, noticeKeyOfJob, PortalPath } from '@skills-architect/contracts/portal';

/** Kinds of notices about the end of a job. */
export type JobNoticeKind = Extract<NoticeKind, 'importFinished' | 'exportReady'>;

/** A job as far as its owner is told of it. */
interface EndedJob {
  _id: string;
  notice?: JobNoticeKind;
  title: string;
  userId: number;
  clientId?: number;
  status: JobStatus;
  summary?: string;
  errorMessage?: string;
  link?: string;
}

/** What the owner of a job is told when it has ended, if it was started with a kind of notice; not when the owner cancelled it. */
export const noticeOfJob = (job: EndedJob): NewNotice | undefined => {
  const { _id, notice: kind, title, userId, clientId, status, summary, errorMessage, link } = job;
  // Jobs of the portal itself have no owner.
  if (!kind || userId <= 0 || (status !== 'done' && status !== 'failed')) return undefined;
  const isExport = kind === 'exportReady';
  const outcome = status === 'failed' ? 'failed' : isExport ? 'is ready' : 'has finished';
  const text = status === 'failed' ? errorMessage : summary;
  return {
    userId,
    kind,
    key: noticeKeyOfJob(_id),
    title: `${title.slice(0, 450)} ${outcome}`,
    text: (text ?? (isExport ? 'The result is in the list under the bell.' : '')).slice(0, 500),
    to: PortalPath.safeParse(link).data ?? '/',
    ...(clientId !== undefined && { clientId }),
  };
};

import { formatNumber } from '@skills-architect/contracts/locale';
import {
  annotateJob,
  annotateRole,
  type JobPostingDetail,
  type JobRoleOption,
  readStalePosting,
  undoJobDecision,
} from '@skills-architect/contracts/roles';
import { notify, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';
import {
  JOB_ANNOTATED,
  JOB_NEEDS_ROLE,
  ROLE_ANNOTATED,
  ROLE_NEEDS_BOTH,
  ROLE_PROPOSED,
  SUCCESS_DURATION_MS,
} from '../posting-list/annotation-texts';

const notifySuccess = (text: string) => notify(text, { variant: 'success', duration: SUCCESS_DURATION_MS });

/** A choice that conflicts with somebody else's later annotation. */
export interface Conflict {
  theirs: JobPostingDetail;
  role: JobRoleOption;
}

/** Annotates one posting; `annotate` and `setLeadership` resolve to whether it was done. */
export function useAnnotation(job: JobPostingDetail) {
  const { run: sendJob, isRunning: sendsJob } = useChange(annotateJob);
  const { run: sendRole, isRunning: sendsRole } = useChange(annotateRole, { invalidates: ['industryRoles'] });
  const [conflict, setConflict] = useState<Conflict>();

  const annotate = async (role: JobRoleOption | null, rev = job.rev): Promise<boolean> => {
    if (!role) {
      notify(JOB_NEEDS_ROLE, { variant: 'info' });
      return false;
    }
    try {
      await sendJob({ query: { jobPostingId: job.id, roleId: role.roleId, rev } });
      setConflict(undefined);
      notifySuccess(JOB_ANNOTATED);
      return true;
    } catch (error) {
      const theirs = readStalePosting(error);
      if (theirs) setConflict({ theirs, role });
      else notify(error);
      return false;
    }
  };

  const setLeadership = async (role: JobRoleOption | null, leaderShipRoleId: number): Promise<boolean> => {
    if (!role || !leaderShipRoleId) {
      notify(ROLE_NEEDS_BOTH, { variant: 'info' });
      return false;
    }
    const query = { leaderShipRoleId, roleId: role.roleId, jobPostingId: job.id, rev: job.rev };
    return sendRole({ query }).then(
      ({ proposed }) => {
        notifySuccess(proposed ? ROLE_PROPOSED : ROLE_ANNOTATED);
        return true;
      },
      (error: unknown) => {
        notify(error);
        return false;
      },
    );
  };

  return {
    annotate,
    setLeadership,
    conflict,
    dismiss: () => setConflict(undefined),
    isSending: sendsJob || sendsRole,
  };
}

/** Undoes the user's latest decision; resolves to its posting, if there was one. */
export function useUndo() {
  const { run } = useChange(undoJobDecision, { invalidates: ['industryRoles'] });
  return (): Promise<number | null> =>
    run({}).then(
      ({ jobPostingId, title, left }) => {
        notifySuccess(`Undone: ${title}. ${left ? `${formatNumber(left)} more` : 'Nothing more'} can be undone.`);
        return jobPostingId;
      },
      (error: unknown) => {
        notify(error);
        return null;
      },
    );
}

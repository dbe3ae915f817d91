import type { Finding } from '@skills-architect/contracts';
import { checkPersonaHealth, ignorePersonaFindings } from '@skills-architect/contracts/personas';
import { checkRoleHealth, ignoreRoleFindings, reviewRoles } from '@skills-architect/contracts/roles';
import { checkSkillHealth, ignoreSkillFindings, reviewSkills } from '@skills-architect/contracts/skills';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** Actions on findings: check again, mark as reviewed, ignore, and undo of the latter two. */
export function useHealthActions() {
  const checks = [useChange(checkSkillHealth), useChange(checkRoleHealth), useChange(checkPersonaHealth)];
  const ignoring = {
    skill: useChange(ignoreSkillFindings),
    role: useChange(ignoreRoleFindings),
    posting: useChange(ignoreRoleFindings),
    persona: useChange(ignorePersonaFindings),
  };
  const reviewing = { skill: useChange(reviewSkills), role: useChange(reviewRoles) };
  const { follow } = useJobs();
  const [isChecking, setIsChecking] = useState(false);

  const ignore = async (finding: Finding, ignored: boolean): Promise<void> => {
    const body = { findingIds: [finding.findingId], ignored };
    await ignoring[findSubject(finding)].run({ body });
    const text = ignored ? `${finding.name} is ignored` : `${finding.name} is no longer ignored`;
    notify(text, { variant: 'success', action: { label: 'Undo', run: () => void attempt(ignore(finding, !ignored)) } });
  };
  const review = async (finding: Finding, reviewed: boolean): Promise<void> => {
    const subject = findSubject(finding);
    if (subject !== 'skill' && subject !== 'role') return;
    await reviewing[subject].run({ body: { ids: [finding.recordId], reviewed } });
    const undo = { label: 'Undo', run: () => void attempt(review(finding, false)) };
    const text = reviewed ? `${finding.name} is marked as reviewed` : `${finding.name} is no longer marked as reviewed`;
    notify(text, { variant: 'success', ...(reviewed && { action: undo }) });
  };

  return {
    isChecking,
    ignore: (finding: Finding, ignored: boolean) => attempt(ignore(finding, ignored)),
    review: (finding: Finding) => attempt(review(finding, true)),
    check: async () => {
      setIsChecking(true);
      try {
        await Promise.all(checks.map(async (check) => follow((await check.run({})).jobToken)));
      } catch (failure) {
        notify(failure);
      } finally {
        setIsChecking(false);
      }
    },
  };
}

const attempt = (work: Promise<void>) => work.catch((failure: unknown) => void notify(failure));

const findSubject = ({ kind }: Finding): 'skill' | 'role' | 'posting' | 'persona' => {
  if (kind.startsWith('skill')) return 'skill';
  if (kind.startsWith('role')) return 'role';
  return kind === 'posting-skills' ? 'posting' : 'persona';
};

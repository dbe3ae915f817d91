import type { Finding } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
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

  const ignore = async (findings: readonly Finding[], ignored: boolean): Promise<void> => {
    const [first] = findings;
    if (!first) return;
    const body = { findingIds: findings.map(({ findingId }) => findingId), ignored };
    await ignoring[findSubject(first)].run({ body });
    notify(`${nameThem(findings)} ${ignored ? 'ignored' : 'no longer ignored'}`, {
      variant: 'success',
      action: { label: 'Undo', run: () => void attempt(ignore(findings, !ignored)) },
    });
  };
  const review = async (findings: readonly Finding[], reviewed: boolean): Promise<void> => {
    const subject = findings[0] && findSubject(findings[0]);
    if (subject !== 'skill' && subject !== 'role') return;
    await reviewing[subject].run({ body: { ids: findings.map(({ recordId }) => recordId), reviewed } });
    const undo = { label: 'Undo', run: () => void attempt(review(findings, false)) };
    notify(`${nameThem(findings)} ${reviewed ? 'marked as reviewed' : 'no longer marked as reviewed'}`, {
      variant: 'success',
      ...(reviewed && { action: undo }),
    });
  };

  return {
    isChecking,
    /** Ignores findings of one kind, or stops ignoring them. */
    ignore: (findings: readonly Finding[], ignored: boolean) => attempt(ignore(findings, ignored)),
    /** Marks the records of findings of one kind as reviewed. */
    review: (findings: readonly Finding[]) => attempt(review(findings, true)),
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

export type HealthActions = ReturnType<typeof useHealthActions>;

const nameThem = (findings: readonly Finding[]) =>
  findings.length === 1 ? `${findings[0]?.name} is` : `${formatCount(findings.length, 'finding')} are`;

const attempt = (work: Promise<void>) => work.catch((failure: unknown) => void notify(failure));

const findSubject = ({ kind }: Finding): 'skill' | 'role' | 'posting' | 'persona' => {
  if (kind.startsWith('skill')) return 'skill';
  if (kind.startsWith('role')) return 'role';
  return kind === 'posting-skills' ? 'posting' : 'persona';
};

import type { Skill } from '@skills-architect/contracts/skills';
import { LossQuestion, type useDeleteOrRetire } from '@skills-architect/library-kit';
import { SkillReplacement } from '../skill-merge/replacement';
import { SkillUsage } from './skill-usage';

const TEXTS = {
  delete: 'Everything below will no longer have this skill. You can restore it for 30 days.',
  retire:
    'Clients will not find the skill, and the industry roles below will not show it to them, until it is published again.',
} as const;

type SkillLossDialogProps = NonNullable<ReturnType<typeof useDeleteOrRetire>['question']> & {
  skill: Skill;
  isRunning: boolean;
};

/** Asks before a skill is deleted or retired. */
export function SkillLossDialog({ skill, ...question }: SkillLossDialogProps) {
  return (
    <LossQuestion
      {...question}
      noun="Skill"
      name={skill.skillName}
      texts={TEXTS}
      replacement={(props) => <SkillReplacement skill={skill} {...props} />}
    >
      <SkillUsage skill={skill} />
    </LossQuestion>
  );
}

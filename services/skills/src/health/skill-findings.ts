import { REVIEW_DAYS } from '@skills-architect/contracts';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { describeStale } from '@skills-architect/library-service-kit';
import { type NewFinding, reviewDue } from '@skills-architect/library-service-kit/health';
import { levelRecordTexts } from '../skills/level-translations';
import { levelTexts, type SkillDocument, skillTexts } from '../skills/skill-document';

/** The fields that are checked. */
export type CheckedSkill = Pick<
  SkillDocument,
  '_id' | 'skillName' | 'sourceId' | 'skillDescription' | 'skillStatus' | 'levels' | 'updated'
> &
  Partial<Pick<SkillDocument, 'translations'>>;

interface SkillFacts {
  isUsed: boolean;
  reviewedAt: Date | undefined;
  now: Date;
}

type Level = Pick<SkillDocument['levels'][number], 'description' | 'suggestedBy' | 'removed'>;

const hasText = ({ description = '', removed }: Level) => !removed && description.trim() !== '';

/** Whether a level has a text of its own; suggested texts do not count. */
export const hasKeptText = (levels: readonly Level[]): boolean =>
  levels.some((level) => hasText(level) && !level.suggestedBy);

type Stale = ReturnType<typeof describeStale>;

/** What Library Health says of a level whose description was changed after it was translated. */
const staleLevel = (level: SkillDocument['levels'][number]): Stale => {
  const texts = levelRecordTexts('', levelTexts(level).description, level.translations);
  const stale = level.removed ? undefined : describeStale(texts);
  return stale && { ...stale, detail: `Level ${level.levelNumber}, ${stale.detail}` };
};

const joinStale = (all: readonly Stale[]): Stale => {
  const found = all.flatMap((finding) => finding ?? []);
  return found.length
    ? { detail: found.map(({ detail }) => detail).join(', '), cause: found.map(({ cause }) => cause).join(' ') }
    : undefined;
};

/** The findings of a skill. Retired skills have none. */
export const skillFindings = (skill: CheckedSkill, { isUsed, reviewedAt, now }: SkillFacts): NewFinding[] => {
  if (skill.skillStatus === LibraryStatus.Retired) return [];
  const makeFinding = (kind: NewFinding['kind'], more: Partial<NewFinding> = {}): NewFinding => ({
    kind,
    recordId: skill._id,
    name: skill.skillName,
    sourceId: skill.sourceId,
    ...more,
  });
  const stale = joinStale([
    describeStale(skillTexts({ ...skill, alternativeNames: [] })),
    ...skill.levels.map(staleLevel),
  ]);
  const due = reviewDue(skill.updated.at, reviewedAt, REVIEW_DAYS, now);
  return [
    ...(skill.skillDescription.trim() ? [] : [makeFinding('skill-description')]),
    ...(hasKeptText(skill.levels)
      ? []
      : [makeFinding('skill-levels', { detail: skill.levels.some(hasText) ? 'Suggested texts wait to be kept' : '' })]),
    ...(isUsed ? [] : [makeFinding('skill-unused')]),
    ...(stale ? [makeFinding('skill-translation', stale)] : []),
    ...(due ? [makeFinding('skill-review', { since: due, cause: due.toISOString() })] : []),
  ];
};

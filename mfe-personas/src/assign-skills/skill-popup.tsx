import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { getSkill, type Proficiency } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, ErrorPanel, Heading, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { CategoryDot, LevelList } from '@skills-architect/ui-kit/extra';

interface SkillPopupProps {
  row: PersonaSkill;
  onClose: () => void;
}

const schemesOf = (proficiencies: readonly Proficiency[]) => {
  const schemes = new Map<number, Proficiency[]>();
  for (const level of proficiencies) schemes.set(level.schemeId, [...(schemes.get(level.schemeId) ?? []), level]);
  return [...schemes.values()];
};

/** What a skill means and what each of its levels asks for, with the persona's own marked. */
export function SkillPopup({ row, onClose }: SkillPopupProps) {
  const { data, error, isRefreshing, retry } = useCall(getSkill, { params: { skillId: row.skillId } });
  const markOf = ({ proficiencyId }: Proficiency) => {
    const isTarget = proficiencyId === row.proficiencyId;
    const isIndustry = proficiencyId === row.industryProficiencyID;
    if (isTarget && isIndustry) return 'Target and industry';
    return isTarget ? 'Target' : isIndustry ? 'Industry' : undefined;
  };
  const schemes = schemesOf(row.proficiencies);
  return (
    <Dialog open title={row.skillName} onClose={onClose}>
      {/* nothing else in it takes the focus, and the keyboard must be able to scroll it */}
      <Stack gap="4" tabIndex={0}>
        <Stack gap="2">
          <CategoryDot name={row.skillCategory.skillCategory} />
          {error ? (
            <ErrorPanel message={error.message} requestId={error.requestId} onRetry={retry} busy={isRefreshing} />
          ) : data ? (
            <Text>{data.skillDescription || 'The library has no description of this skill.'}</Text>
          ) : (
            <Skeleton lines={3} label="Loading the skill" />
          )}
        </Stack>
        {schemes.map((levels) => (
          <Stack key={levels[0]?.schemeId} gap="1">
            <Heading>{schemes.length > 1 ? `Proficiencies (${levels.length} PL)` : 'Proficiencies'}</Heading>
            <LevelList
              label={`Levels of ${row.skillName}`}
              levels={levels.map((level) => ({
                id: level.proficiencyId,
                number: level.levelNumber,
                name: level.level,
                description: level.description,
                mark: markOf(level),
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

import { PERSONA_USERS } from '@skills-architect/contracts';
import { getSkill, groupLevelsByScheme, type Proficiency } from '@skills-architect/contracts/skills';
import { LevelList, ShownName } from '@skills-architect/library-kit';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { Dialog, Heading, Loaded, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { CategoryDot, Tabs } from '@skills-architect/ui-kit/extra';
import { ContentOfSkill } from './content-of-skill';

interface SkillPopupProps {
  skill: {
    skillId: number;
    skillName: string;
    skillCategory: { skillCategory: string };
    /** Its levels, if known; otherwise they are loaded from the library. */
    proficiencies?: readonly Proficiency[];
  };
  /** Why a level is highlighted. */
  getMark: (level: Proficiency) => string | undefined;
  onClose: () => void;
}

/** A skill's description and what each level requires. */
export function SkillPopup({ skill, getMark, onClose }: SkillPopupProps) {
  const { skillId, skillName, skillCategory, proficiencies } = skill;
  const { user } = useSession();
  const read = useCall(getSkill, { params: { skillId } });
  const schemes = groupLevelsByScheme(proficiencies ?? read.data?.proficiencies ?? []);
  const levels = (
    <Stack gap="4">
      {schemes.map(({ schemeId, levelCount, levels: texts }) => (
        <Stack key={schemeId} gap="1">
          <Heading>{schemes.length > 1 ? `Proficiencies (${levelCount} PL)` : 'Proficiencies'}</Heading>
          <LevelList label={`Levels of ${skillName}`} levels={texts} getMark={getMark} />
        </Stack>
      ))}
    </Stack>
  );
  return (
    <Dialog open title={skillName} onClose={onClose}>
      {/* Focusable for keyboard scrolling, because it has no other focusable content. */}
      <Stack gap="4" tabIndex={0}>
        <Stack gap="2">
          <CategoryDot name={skillCategory.skillCategory} />
          <Loaded result={read} waiting={<Skeleton lines={3} label="Loading the skill" />}>
            {({ skillDescription, descriptionLanguage }) => (
              <Text>
                {skillDescription ? (
                  <ShownName name={skillDescription} language={descriptionLanguage} />
                ) : (
                  'The library has no description of this skill.'
                )}
              </Text>
            )}
          </Loaded>
        </Stack>
        <Tabs
          label={`About ${skillName}`}
          tabs={[
            { id: 'proficiencies', label: 'Proficiencies', content: levels },
            ...(PERSONA_USERS.includes(user.userType)
              ? [
                  {
                    id: 'content',
                    label: 'Content',
                    content: <ContentOfSkill skillId={skillId} skillName={skillName} />,
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Dialog>
  );
}

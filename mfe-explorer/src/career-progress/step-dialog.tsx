import { type CareerStep, getCareerStep, type StepSkill } from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Box, Button, chakra, Dialog, Heading, Loaded, Skeleton, Stack, Text } from '@skills-architect/ui-kit';

interface StepDialogProps {
  from: RoleSummary;
  toRoleId: number;
  onGo: (roleId: number) => void;
  onClose: () => void;
}

/** Pop-up with the skills that a step from one role to another requires. */
export function StepDialog({ from, toRoleId, onGo, onClose }: StepDialogProps) {
  const read = useCall(getCareerStep, { params: { roleId: from.roleId, toRoleId } });
  return (
    <Dialog
      open
      size="lg"
      title={read.data ? `From ${from.roleName} to ${read.data.to.roleName}` : 'What is missing'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => onGo(toRoleId)}>
            Show its careers
          </Button>
        </>
      }
    >
      <Loaded result={read} waiting={<Skeleton lines={8} label="Comparing the skills" />}>
        {(step) => <StepSkills step={step} />}
      </Loaded>
    </Dialog>
  );
}

/** The skills of a step: to gain, to raise, and already there. */
export function StepSkills({ step: { gain, raise, there } }: { step: CareerStep }) {
  return (
    <Stack gap="5">
      <SkillList title="Skills to gain" skills={gain} none="No new skill is needed." />
      <SkillList title="Levels to raise" skills={raise} none="No level is too low." />
      <SkillList title="Already there" skills={there} none="There are no common skills yet." />
    </Stack>
  );
}

const formatLevel = ({ fromLevel, toLevel }: StepSkill) => {
  if (!toLevel) return '';
  return fromLevel && fromLevel < toLevel ? `Level ${fromLevel} to ${toLevel}` : `Level ${toLevel}`;
};

function SkillList({ title, skills, none }: { title: string; skills: readonly StepSkill[]; none: string }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading>
        {title} ({skills.length})
      </Heading>
      {skills.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <chakra.ul columnCount={{ base: 1, md: 2 }} columnGap="6" mt="2">
          {skills.map((skill) => (
            <chakra.li
              key={skill.skillId}
              display="flex"
              justifyContent="space-between"
              gap="3"
              py="1"
              breakInside="avoid"
            >
              <span>
                <ShownName name={skill.skillName} language={skill.nameLanguage} />
              </span>
              <chakra.span color="fg.muted" whiteSpace="nowrap">
                {formatLevel(skill)}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

import { getSkill, LibraryStatus, type Skill, SOURCES_FOR_NEW_SKILLS } from '@skills-architect/contracts/skills';
import { notify, useCall } from '@skills-architect/portal-kit';
import { Button, chakra, LoadError, Text, TextField } from '@skills-architect/ui-kit';
import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react';
import { findByName, type TreeNodes, type TreeRow } from './tree-model';
import type { TreeChanges } from './use-tree-changes';

interface AddNewProps {
  /** The skill below which it is created; another one keeps what was typed. */
  parent: TreeRow;
  skillName: string;
  onSkillName: Dispatch<SetStateAction<string>>;
  nodes: TreeNodes;
  changes: TreeChanges;
  onCreated: () => void;
}

/** The source of a new skill: that of its parent, if skills can be added to it. */
const sourceFor = ({ skillSource }: Skill) =>
  SOURCES_FOR_NEW_SKILLS.includes(skillSource.sourceId) ? skillSource.sourceId : (SOURCES_FOR_NEW_SKILLS[0] ?? 0);

/** Error of a failed call about the name, if any. */
const nameIssue = (failure: unknown): string | undefined => {
  if (typeof failure !== 'object' || !failure || !('issues' in failure) || !Array.isArray(failure.issues)) return;
  return failure.issues.find(({ path }) => path === 'skillName')?.message;
};

/** Creates a skill below another one, with its category, family and source, as a draft. */
export function AddNew({ parent, skillName, onSkillName, nodes, changes, onCreated }: AddNewProps) {
  const read = useCall(getSkill, { params: { skillId: parent.skillId }, query: { includeProficiencies: false } });
  const [error, setError] = useState<string>();
  const like = read.data;

  const create = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble out of a dialog and would submit a surrounding form.
    event.stopPropagation();
    if (!like) return;
    if (!skillName.trim()) return setError('Skill name is required');
    const twin = findByName(nodes, skillName);
    if (twin)
      return setError(
        `${twin.skillName} is in this tree already. Choose another name, or add the existing skill above.`,
      );
    try {
      await changes.create({
        skillName,
        parentSkillId: parent.skillId,
        skillCategoryId: like.skillCategory.skillCategoryId,
        skillFamilyId: like.skillFamily.skillFamilyId,
        sourceId: sourceFor(like),
        skillStatus: LibraryStatus.Draft,
      });
      // The next name may have been typed meanwhile.
      onSkillName((typed) => (typed === skillName ? '' : typed));
      onCreated();
    } catch (failure) {
      const issue = nameIssue(failure);
      setError(issue);
      if (!issue) notify(failure);
    }
  };

  if (read.error) return <LoadError result={read} />;
  return (
    <chakra.form onSubmit={create} noValidate display="flex" flexWrap="wrap" alignItems="flex-end" gap="2">
      <chakra.div flex="1" minW="48">
        <TextField
          label={`Create a new skill below ${parent.skillName}`}
          value={skillName}
          error={error}
          onChange={({ target }) => {
            onSkillName(target.value);
            setError(undefined);
          }}
        />
      </chakra.div>
      <Button type="submit" loading={changes.isRunning || !like}>
        Create Skill
      </Button>
      <Text w="full" color="fg.muted" fontSize="sm">
        {like &&
          `It is created as a draft in ${like.skillCategory.skillCategory}, ${like.skillFamily.skillFamily}. Fill in its other fields in its form.`}
      </Text>
    </chakra.form>
  );
}

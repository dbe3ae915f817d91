import { formatNumber } from '@skills-architect/contracts/locale';
import { getSkillTree, LibraryStatus, type SkillTreeNode, searchSkills } from '@skills-architect/contracts/skills';
import { ShownName } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { chakra, Stack, Text } from '@skills-architect/ui-kit';

/** Maximum children shown of each skill; the others are counted. */
const MAX_CHILDREN = 8;

const line = { borderInlineStartWidth: '2px', borderColor: 'border.strong', ps: '3', listStyleType: 'none' } as const;

function Children({ node: of, nodes }: { node: SkillTreeNode; nodes: ReadonlyMap<number, SkillTreeNode> }) {
  const shown = of.children.slice(0, MAX_CHILDREN).flatMap((id) => nodes.get(id) ?? []);
  const more = of.children.length - shown.length;
  return (
    <chakra.ul {...line}>
      {shown.map((child) => (
        <li key={child.skillId}>
          <ShownName name={child.skillName} language={child.nameLanguage} />
          {child.children.length > 0 && (
            <Text as="span" color="fg.muted">{` (${formatNumber(child.children.length)} below)`}</Text>
          )}
        </li>
      ))}
      {more > 0 && <chakra.li color="fg.muted">{`${formatNumber(more)} more`}</chakra.li>}
    </chakra.ul>
  );
}

/** The skill with this name and its direct children in the skill tree. */
export function SkillTreeChart({ name, clientId }: { name: string; clientId: number }) {
  const body = { searchString: name, pagesize: 1, skillStatus: [LibraryStatus.Published], clientId };
  const found = useCall(searchSkills, { body }).data?.skills[0];
  const isNamed = [found?.skillName, found?.foundAs?.name].some(
    (shownName) => shownName?.toLowerCase() === name.toLowerCase(),
  );
  const skill = isNamed ? found : undefined;
  const tree = useCall(getSkillTree, skill && { params: { skillId: skill.skillId } }).data;
  const nodes = new Map(tree?.nodes.map((node) => [node.skillId, node]));
  const root = nodes.get(skill?.skillId ?? 0);
  return (
    <Stack gap="1">
      <Text fontWeight="medium">{name}</Text>
      {root && root.children.length > 0 ? (
        <Children node={root} nodes={nodes} />
      ) : (
        <Text color="fg.muted">{skill ? 'No skills below it.' : 'The library has no such skill.'}</Text>
      )}
    </Stack>
  );
}

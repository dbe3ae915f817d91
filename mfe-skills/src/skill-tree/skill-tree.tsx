import { formatNumber } from '@skills-architect/contracts/locale';
import { getSkillTree, MAX_TREE_SKILLS, type SkillTree as Tree } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Box, Button, Grid, Loaded, lazyPart, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { useIsNarrow } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { TreeActions } from './tree-actions';
import { TreeList } from './tree-list';
import { useMove } from './use-move';
import { useTreeChanges } from './use-tree-changes';
import { useTreeView } from './use-tree-view';

// The chart library is only downloaded when a chart is shown.
const TreeChart = lazyPart(() => import('./tree-chart'), <Skeleton lines={6} label="Loading the chart" />);

interface SkillTreeProps {
  /** The skill at the root, which cannot be moved. */
  rootSkillId: number;
  /** Whether the user may change the tree. */
  mayEdit: boolean;
}

/** The tree of a skill with its chart; loads its data and follows changes by others. */
export function SkillTree({ rootSkillId, mayEdit }: SkillTreeProps) {
  const read = useCall(getSkillTree, { params: { skillId: rootSkillId } });
  return (
    <Loaded result={read} waiting={<Skeleton lines={8} label="Loading the skill tree" />}>
      {(tree) => <LoadedTree tree={tree} mayEdit={mayEdit} />}
    </Loaded>
  );
}

function LoadedTree({ tree, mayEdit }: { tree: Tree; mayEdit: boolean }) {
  const view = useTreeView(tree);
  const changes = useTreeChanges(tree.rootSkillId);
  const move = useMove(view, changes);
  const isNarrow = useIsNarrow();
  const [showsChart, setShowsChart] = useState(false);
  const { current, rows, nodes } = view;
  const name = nodes.get(tree.rootSkillId)?.skillName ?? '';

  const remove = async () => {
    const parent = rows.find(({ key }) => key === current?.parentKey);
    if (current && parent && (await changes.remove(current, parent))) view.goTo(parent.key);
  };

  if (!current) return null;
  return (
    <Stack gap="4">
      {mayEdit && (
        <TreeActions view={view} current={current} move={move} changes={changes} onRemove={() => void remove()} />
      )}
      {tree.isCut && (
        <Text color="fg.muted">
          {`Only the first ${formatNumber(tree.nodes.length)} skills of this tree are shown (at most ${formatNumber(MAX_TREE_SKILLS)}). Open a skill to see the tree below it.`}
        </Text>
      )}
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
        <Box maxH="96" minH={{ md: '96' }} overflowY="auto" rounded="md" borderWidth="1px" p="1">
          <TreeList
            label={`Skill tree of ${name}`}
            view={view}
            move={mayEdit ? move : undefined}
            onRemove={() => void remove()}
          />
          {nodes.size === 1 && (
            <Text px="3" py="2" color="fg.muted">
              No skill is below it yet.
            </Text>
          )}
        </Box>
        {isNarrow && (
          <Button variant="quiet" icon="graph" aria-expanded={showsChart} onClick={() => setShowsChart(!showsChart)}>
            {showsChart ? 'Hide the chart' : 'Show the chart'}
          </Button>
        )}
        {(!isNarrow || showsChart) && <TreeChart name={name} view={view} />}
      </Grid>
    </Stack>
  );
}

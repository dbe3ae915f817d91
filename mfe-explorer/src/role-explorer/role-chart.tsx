import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { Box, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { describeKind, type NodePath } from './explorer-node';
import { Sunburst } from './sunburst';
import { useChartSize } from './use-chart-size';

interface RoleChartProps {
  focus: ExplorerNode;
  trail: NodePath;
  onGo: (trail: NodePath) => void;
  onOpenRole: (role: ExplorerNode) => void;
}

/** The chart, with the full text of the hovered or focused node beside it. */
export function RoleChart({ focus, trail, onGo, onOpenRole }: RoleChartProps) {
  const { frame, size } = useChartSize();
  const [pointedNode, setPointedNode] = useState<ExplorerNode>();
  return (
    <Box position="relative" p="4">
      <Box position={{ lg: 'absolute' }} maxW={{ lg: '48' }} minH="12" mb={{ base: '2', lg: '0' }}>
        {pointedNode ? (
          <>
            <Text fontWeight="medium">{pointedNode.name}</Text>
            <Text color="fg.muted" fontSize="sm">
              {describeKind(pointedNode)}
            </Text>
          </>
        ) : (
          <Text color="fg.muted" fontSize="sm">
            Arrow keys move, Enter opens, Escape goes one level up, T shows the tree.
          </Text>
        )}
      </Box>
      <Box ref={frame} minW="0">
        <Sunburst
          focus={focus}
          trail={trail}
          size={size}
          onGo={onGo}
          onOpenRole={onOpenRole}
          onPoint={setPointedNode}
        />
      </Box>
    </Box>
  );
}

import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { Box, Flex, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { describeKind, type NodePath } from './explorer-node';
import { NodeList } from './node-list';
import { Sunburst } from './sunburst';
import { useChartSize } from './use-chart-size';

interface RoleChartProps {
  focus: ExplorerNode;
  trail: NodePath;
  skip: number;
  foundKey: string | undefined;
  onGo: (trail: NodePath, skip?: number) => void;
  onOpenRole: (role: ExplorerNode) => void;
}

/** The sunburst chart with a caption for the hovered or focused segment, and a list of the current node's children. */
export function RoleChart({ focus, trail, skip, foundKey, onGo, onOpenRole }: RoleChartProps) {
  const { frame, size } = useChartSize();
  const [pointedNode, setPointedNode] = useState<ExplorerNode>();
  return (
    <Flex direction={{ base: 'column', lg: 'row' }}>
      <Box position="relative" p="4" flex="1" minW="0">
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
            skip={skip}
            foundKey={foundKey}
            size={size}
            onGo={onGo}
            onOpenRole={onOpenRole}
            onPoint={setPointedNode}
          />
        </Box>
      </Box>
      <NodeList
        focus={focus}
        trail={trail}
        skip={skip}
        foundKey={foundKey}
        height={size}
        onGo={onGo}
        onOpenRole={onOpenRole}
      />
    </Flex>
  );
}

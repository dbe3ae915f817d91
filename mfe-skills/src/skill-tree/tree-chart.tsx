import { Box, chakra, HStack, IconButton } from '@skills-architect/ui-kit';
import { type KeyboardEvent, useRef } from 'react';
import { useChart } from './use-chart';
import type { TreeView } from './use-tree-view';

/**
 * Cytoscape adds a style element, which the content security policy forbids, unless an element with this id exists. The
 * style would only position the chart's element, which the portal positions itself.
 */
const STYLE_ELEMENT_ID = '__________cytoscape_stylesheet';

interface TreeChartProps {
  /** Name of the root. */
  name: string;
  view: TreeView;
}

/** The open branches of the tree as a chart; clicking a skill makes it current. Wheel, buttons and keys zoom. */
export default function TreeChart({ name, view: { rows, current, goTo } }: TreeChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useChart(container, rows, current?.key, goTo);
  const handleKey = (event: KeyboardEvent) => {
    const action = { '+': chart.zoomIn, '=': chart.zoomIn, '-': chart.zoomOut, '0': chart.showAll }[event.key];
    if (!action || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };
  return (
    <Box
      id={STYLE_ELEMENT_ID}
      role="group"
      aria-label={`Chart of ${name}`}
      position="relative"
      h="full"
      minH="80"
      onKeyDown={handleKey}
    >
      <chakra.div
        ref={container}
        role="img"
        aria-label={`${rows.length} skills of the tree of ${name}; the tree has the same content`}
        tabIndex={0}
        position="absolute"
        inset="0"
        rounded="md"
        borderWidth="1px"
        bg="bg.sunken"
      />
      <HStack position="absolute" top="2" right="2" gap="1" bg="bg.panel" rounded="md" borderWidth="1px">
        <IconButton size="sm" icon="add" label="Zoom in (+)" onClick={chart.zoomIn} />
        <IconButton size="sm" icon="minus" label="Zoom out (-)" onClick={chart.zoomOut} />
        <IconButton size="sm" icon="target" label="Show all (0)" onClick={chart.showAll} />
      </HStack>
    </Box>
  );
}

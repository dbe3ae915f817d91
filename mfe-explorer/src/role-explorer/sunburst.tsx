import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { Box } from '@skills-architect/ui-kit';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { describeNode, type NodePath, toPathKey } from './explorer-node';
import { findTargetSegment } from './segment-moves';
import { buildArcPath, layOutSunburst, type Segment } from './sunburst-geometry';
import { GatheredPiece, Labels, Middle, Piece, useStableActions } from './sunburst-pieces';
import { CHART_STYLES } from './sunburst-styles';

const EDGE_PX = 2;
/** Placeholder for the key of the first segment, which is unknown before the next layout. */
const FIRST = '';

interface SunburstProps {
  focus: ExplorerNode;
  trail: NodePath;
  /** Index of the first child of `focus` to draw; greater than 0 after 'n others' was opened. */
  skip: number;
  /** Key of the node found by the search, to highlight. */
  foundKey: string | undefined;
  /** Width and height in pixels. */
  size: number;
  onGo: (trail: NodePath, skip?: number) => void;
  onOpenRole: (role: ExplorerNode) => void;
  /** Called with the hovered or focused node. */
  onPoint: (node: ExplorerNode | undefined) => void;
}

/** Sunburst chart of three levels below the current node, for pointer and keyboard. */
export function Sunburst({ focus, trail, skip, foundKey, size, onGo, onOpenRole, onPoint }: SunburstProps) {
  const { middle, segments, gathered } = useMemo(
    () => layOutSunburst(focus, trail, size / 2 - EDGE_PX, skip),
    [focus, trail, size, skip],
  );
  const chart = useRef<SVGSVGElement>(null);
  const [activeKey, setActiveKey] = useState(FIRST);
  /** Key of the segment that gets the focus after the next render; FIRST for the first one. */
  const keyToFocus = useRef<string>(undefined);
  const found = segments.find(({ key }) => key === foundKey);
  const current = segments.find((segment) => segment.key === activeKey) ?? segments[0];

  useEffect(() => {
    if (keyToFocus.current === undefined) return;
    const items = chart.current?.querySelectorAll<SVGGElement>('[role=treeitem]') ?? [];
    const itemToFocus = [...items].find((item) => item.dataset.key === keyToFocus.current) ?? items[0];
    keyToFocus.current = undefined;
    itemToFocus?.focus();
  });

  const choose = (segment: Segment) => {
    if (segment.node.kind === 'role') return onOpenRole(segment.node);
    keyToFocus.current = FIRST;
    setActiveKey(FIRST);
    onGo(segment.trail);
  };
  const goUp = () => {
    if (skip) return onGo(trail);
    if (!trail.length) return;
    keyToFocus.current = toPathKey(trail);
    setActiveKey(keyToFocus.current);
    onGo(trail.slice(0, -1));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = findTargetSegment(segments, current, event.key);
    if (next) {
      keyToFocus.current = next.key;
      setActiveKey(next.key);
    } else if (event.key === 'Enter' || event.key === ' ') choose(current);
    else if ((event.key === 'Escape' || event.key === 'Backspace') && (trail.length || skip)) goUp();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const actions = useStableActions({
    choose,
    point: ({ node }: Segment) => onPoint(node),
    focus: ({ key, node }: Segment) => {
      setActiveKey(key);
      onPoint(node);
    },
  });
  return (
    <Box css={CHART_STYLES} onPointerLeave={() => onPoint(undefined)}>
      <svg
        ref={chart}
        width={size}
        height={size}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        aria-label={focus.name}
      >
        <g role="tree" aria-label={describeNode(focus)} aria-orientation="horizontal" onKeyDown={handleKeyDown}>
          {segments.map((segment) => (
            <Piece key={segment.key} segment={segment} isCurrent={segment === current} actions={actions} />
          ))}
        </g>
        {gathered.map((gatheredSegment) => (
          <GatheredPiece
            key={gatheredSegment.key}
            gathered={gatheredSegment}
            onGo={() => onGo(gatheredSegment.trail, gatheredSegment.skip)}
          />
        ))}
        {found && <path data-found="" d={buildArcPath(found)} />}
        {current && <path data-mark="" d={buildArcPath(current)} />}
        <Labels segments={segments} gathered={gathered} />
        <Middle focus={focus} skip={skip} radius={middle - EDGE_PX} onUp={trail.length || skip ? goUp : undefined} />
      </svg>
    </Box>
  );
}

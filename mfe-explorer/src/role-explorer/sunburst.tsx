import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { Box } from '@skills-architect/ui-kit';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { describe, type NodePath, pathKey } from './explorer-node';
import { moveFrom } from './segment-moves';
import { arcPath, layOutSunburst, type Segment } from './sunburst-geometry';
import { GatheredPiece, Labels, Middle, Piece, useStableActions } from './sunburst-pieces';
import { CHART_STYLES } from './sunburst-styles';

const EDGE = 2;
/** Placeholder for the key of the first segment, which is unknown before the next layout. */
const FIRST = '';

interface SunburstProps {
  focus: ExplorerNode;
  trail: NodePath;
  /** Width and height in pixels. */
  size: number;
  onGo: (trail: NodePath) => void;
  onOpenRole: (role: ExplorerNode) => void;
  /** Called with the hovered or focused node. */
  onPoint: (node: ExplorerNode | undefined) => void;
}

/** Sunburst chart of three levels below the current node, for pointer and keyboard. */
export function Sunburst({ focus, trail, size, onGo, onOpenRole, onPoint }: SunburstProps) {
  const { middle, segments, gathered } = useMemo(
    () => layOutSunburst(focus, trail, size / 2 - EDGE),
    [focus, trail, size],
  );
  const chart = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState(FIRST);
  /** Key of the segment that gets the focus after the next render; FIRST for the first one. */
  const keyToFocus = useRef<string>(undefined);
  const current = segments.find((one) => one.key === active) ?? segments[0];

  useEffect(() => {
    if (keyToFocus.current === undefined) return;
    const all = chart.current?.querySelectorAll<SVGGElement>('[role=treeitem]') ?? [];
    const found = [...all].find((one) => one.dataset.key === keyToFocus.current) ?? all[0];
    keyToFocus.current = undefined;
    found?.focus();
  });

  const choose = (segment: Segment) => {
    if (segment.node.kind === 'role') return onOpenRole(segment.node);
    keyToFocus.current = FIRST;
    setActive(FIRST);
    onGo(segment.trail);
  };
  const goUp = () => {
    if (!trail.length) return;
    keyToFocus.current = pathKey(trail);
    setActive(keyToFocus.current);
    onGo(trail.slice(0, -1));
  };
  const keys = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveFrom(segments, current, event.key);
    if (next) {
      keyToFocus.current = next.key;
      setActive(next.key);
    } else if (event.key === 'Enter' || event.key === ' ') choose(current);
    else if ((event.key === 'Escape' || event.key === 'Backspace') && trail.length) goUp();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const actions = useStableActions({
    choose,
    point: ({ node }: Segment) => onPoint(node),
    focus: ({ key, node }: Segment) => {
      setActive(key);
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
        <g role="tree" aria-label={describe(focus)} aria-orientation="horizontal" onKeyDown={keys}>
          {segments.map((segment) => (
            <Piece key={segment.key} segment={segment} isCurrent={segment === current} actions={actions} />
          ))}
        </g>
        {gathered.map((one) => (
          <GatheredPiece key={one.key} gathered={one} onGo={() => onGo(one.trail)} />
        ))}
        {current && <path data-mark="" d={arcPath(current)} />}
        <Labels segments={segments} gathered={gathered} />
        <Middle focus={focus} radius={middle - EDGE} onUp={trail.length ? goUp : undefined} />
      </svg>
    </Box>
  );
}

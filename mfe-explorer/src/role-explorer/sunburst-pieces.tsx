import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { memo, useEffect, useRef, useState } from 'react';
import { CHARACTER_PX, LINE_PX } from './chart-text';
import { describeNode, findTypeSet } from './explorer-node';
import { type LabelLine, layOutGathered, layOutLabel, splitLines, stackLines } from './segment-label';
import { buildArcPath, type GatheredSegment, type Segment, type Sunburst } from './sunburst-geometry';

/** Maximum lines of the name in the middle. */
const MIDDLE_LINES = 2;

/** Callbacks of segments. */
interface SegmentActions {
  choose: (segment: Segment) => void;
  point: (segment: Segment) => void;
  focus: (segment: Segment) => void;
}

/** The callbacks with a stable identity, so that hovering one segment does not rerender the others. */
export function useStableActions(actions: SegmentActions): SegmentActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<SegmentActions>(() => ({
    choose: (segment) => latest.current.choose(segment),
    point: (segment) => latest.current.point(segment),
    focus: (segment) => latest.current.focus(segment),
  }));
  return stable;
}

interface PieceProps {
  segment: Segment;
  /** Whether this segment is in the tab order (roving tabindex). */
  isCurrent: boolean;
  actions: SegmentActions;
}

export const Piece = memo(function Piece({ segment, isCurrent, actions }: PieceProps) {
  const text = describeNode(segment.node);
  return (
    <g
      role="treeitem"
      aria-level={segment.ring}
      aria-setsize={segment.siblings}
      aria-posinset={segment.position}
      aria-label={text}
      tabIndex={isCurrent ? 0 : -1}
      data-key={segment.key}
      data-set={findTypeSet(segment.node)}
      onClick={() => actions.choose(segment)}
      onPointerEnter={() => actions.point(segment)}
      onFocus={() => actions.focus(segment)}
    >
      <title>{text}</title>
      <path d={buildArcPath(segment)} />
    </g>
  );
});

/** Visible labels of the chart; each segment has its full name as accessible name. */
export const Labels = memo(function Labels({ segments, gathered }: Pick<Sunburst, 'segments' | 'gathered'>) {
  const labels = [
    ...segments.map((segment) => ({ key: segment.key, label: layOutLabel(segment) })),
    ...gathered.map((gatheredSegment) => ({ key: gatheredSegment.key, label: layOutGathered(gatheredSegment) })),
  ];
  return (
    <g aria-hidden>
      {labels.map(
        ({ key, label }) =>
          label && (
            <text key={key} transform={label.transform}>
              <Lines lines={label.lines} />
            </text>
          ),
      )}
    </g>
  );
});

/** The merged segment of thin siblings, 'n others'; a click shows them in a chart of their own. */
export function GatheredPiece({ gathered, onGo }: { gathered: GatheredSegment; onGo: () => void }) {
  return (
    <path data-rest="" d={buildArcPath(gathered)} onClick={onGo} aria-hidden>
      <title>{`${formatCount(gathered.count, 'other')} in ${gathered.parent.name}: open them`}</title>
    </path>
  );
}

function Lines({ lines }: { lines: readonly LabelLine[] }) {
  return lines.map(({ text, y }) => (
    <tspan key={y} x={0} y={y}>
      {text}
    </tspan>
  ));
}

interface MiddleProps {
  focus: ExplorerNode;
  /** Index of the first child drawn. */
  skip: number;
  radius: number;
  /** One level up; keyboard users have Escape and the breadcrumb. */
  onUp?: () => void;
}

export function Middle({ focus, skip, radius, onUp }: MiddleProps) {
  const lines = splitLines(focus.name, Math.floor((2 * radius) / CHARACTER_PX) - 3, MIDDLE_LINES);
  return (
    <g data-middle={onUp ? 'up' : ''} onClick={onUp} aria-hidden>
      <title>{onUp ? `${focus.name}: one level up` : focus.name}</title>
      <circle r={radius} />
      <text>
        <Lines lines={stackLines([...lines, ''])} />
      </text>
      <text y={(lines.length / 2) * LINE_PX + 2} data-quiet="">
        {skip ? formatCount(focus.children.length - skip, 'other') : formatNumber(focus.value)}
      </text>
    </g>
  );
}

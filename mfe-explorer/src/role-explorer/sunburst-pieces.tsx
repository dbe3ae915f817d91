import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { memo, useEffect, useRef, useState } from 'react';
import { describe, findTypeSet } from './explorer-node';
import { CHARACTER, type LabelLine, LINE, layOutLabel, splitLines, stacked } from './segment-label';
import { arcPath, type Rest, type Segment } from './sunburst-geometry';

/** Lines of the name in the middle. */
const MIDDLE_LINES = 2;

/** What happens to segments; one and the same object for all renders of a chart. */
interface SegmentActions {
  choose: (segment: Segment) => void;
  point: (segment: Segment) => void;
  focus: (segment: Segment) => void;
}

/** The same functions for all renders, each doing what the newest ones do: pointing at one piece draws none of the others. */
export function useSteady(actions: SegmentActions): SegmentActions {
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  });
  const [steady] = useState<SegmentActions>(() => ({
    choose: (segment) => now.current.choose(segment),
    point: (segment) => now.current.point(segment),
    focus: (segment) => now.current.focus(segment),
  }));
  return steady;
}

interface PieceProps {
  segment: Segment;
  /** The one that Tab reaches. */
  isCurrent: boolean;
  actions: SegmentActions;
}

export const Piece = memo(function Piece({ segment, isCurrent, actions }: PieceProps) {
  const words = describe(segment.node);
  return (
    <g
      role="treeitem"
      aria-level={segment.ring}
      aria-setsize={segment.siblings}
      aria-posinset={segment.position}
      aria-label={words}
      tabIndex={isCurrent ? 0 : -1}
      data-key={segment.key}
      data-set={findTypeSet(segment.node)}
      onClick={() => actions.choose(segment)}
      onPointerEnter={() => actions.point(segment)}
      onFocus={() => actions.focus(segment)}
    >
      <title>{words}</title>
      <path d={arcPath(segment)} />
    </g>
  );
});

/** The names over the chart; each piece says its own in full. */
export const Labels = memo(function Labels({ segments }: { segments: readonly Segment[] }) {
  return (
    <g aria-hidden>
      {segments.map((segment) => {
        const label = layOutLabel(segment);
        return (
          label && (
            <text key={segment.key} transform={label.transform}>
              <Lines lines={label.lines} />
            </text>
          )
        );
      })}
    </g>
  );
});

/** What is too thin to be drawn one by one; pressed, it is drawn in full. */
export function RestPiece({ rest, onGo }: { rest: Rest; onGo: () => void }) {
  return (
    <path data-rest="" d={arcPath(rest)} onClick={onGo} aria-hidden>
      <title>{`${rest.count.toLocaleString()} in ${rest.of.name} are too thin to draw; open it to see them`}</title>
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
  radius: number;
  /** One level up; the keyboard has Escape for it, and the path above the chart. */
  onUp?: () => void;
}

export function Middle({ focus, radius, onUp }: MiddleProps) {
  const lines = splitLines(focus.name, Math.floor((2 * radius) / CHARACTER) - 3, MIDDLE_LINES);
  return (
    <g data-middle={onUp ? 'up' : ''} onClick={onUp} aria-hidden>
      <title>{onUp ? `${focus.name}: one level up` : focus.name}</title>
      <circle r={radius} />
      <text>
        <Lines lines={stacked([...lines, ''])} />
      </text>
      <text y={(lines.length / 2) * LINE + 2} data-quiet="">
        {focus.value.toLocaleString()}
      </text>
    </g>
  );
}

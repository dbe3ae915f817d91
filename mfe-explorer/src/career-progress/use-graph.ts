import type { CareerRole } from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { useColourMode } from '@skills-architect/ui-kit';
import { readThemeColours } from '@skills-architect/ui-kit/extra';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CELL, createEdgeCanvas, type Edge, type EdgeCanvas, type Point } from './edge-canvas';
import { NARROW, type Places, placeRoles, selectStrongest, WIDE } from './place-roles';

const NO_PLACES: Places = new Map();

interface Placement {
  roleId: number;
  shown: readonly CareerRole[];
  room: typeof WIDE;
  places: Places;
}

/** Places of the roles; a role that stays in the graph keeps its place. */
const usePlaces = (roleId: number, shown: readonly CareerRole[], room: typeof WIDE): Placement => {
  const createPlacement = (formerPlaces: Places): Placement => ({
    roleId,
    shown,
    room,
    places: placeRoles(roleId, shown, formerPlaces, room),
  });
  const [placement, setPlacement] = useState(() => createPlacement(NO_PLACES));
  if (placement.roleId === roleId && placement.shown === shown && placement.room === room) return placement;
  const next = createPlacement(placement.places);
  setPlacement(next);
  return next;
};

/** What the graph shows, and its canvas. */
export function useGraph(role: RoleSummary, roles: readonly CareerRole[], isNarrow: boolean) {
  const mode = useColourMode();
  const room = isNarrow ? NARROW : WIDE;
  const { shown, more } = useMemo(() => selectStrongest(roles, room), [roles, room]);
  const { places } = usePlaces(role.roleId, shown, room);
  const [canvas, setCanvas] = useState<EdgeCanvas>();
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLElement>(null);

  const points = useMemo(
    () =>
      new Map<number, Point>(
        [...places].map(([id, { column, row }]) => [id, { x: column * CELL.width, y: row * CELL.height }]),
      ),
    [places],
  );

  useEffect(() => {
    if (!host.current) return undefined;
    const newCanvas = createEdgeCanvas(host.current, (transform) => {
      if (layer.current) layer.current.style.transform = transform;
    });
    setCanvas(newCanvas);
    const observer = new ResizeObserver(() => {
      newCanvas.resize();
      newCanvas.fit();
    });
    observer.observe(host.current);
    return () => {
      observer.disconnect();
      newCanvas.destroy();
      setCanvas(undefined);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours on the page depend on the mode
  useEffect(() => {
    if (!canvas || !points.has(role.roleId)) return;
    const edges = shown.filter(({ roleId }) => points.has(roleId)).map((neighbour) => toEdge(role.roleId, neighbour));
    const colour = readThemeColours();
    canvas.draw(points, edges, { vertical: colour('accent-solid'), lateral: colour('category-leadership') });
    canvas.fit();
  }, [canvas, points, shown, role.roleId, mode]);

  /** Forwards wheel events, which do not reach the canvas when the pointer is over a box. */
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const { left = 0, top = 0 } = host.current?.getBoundingClientRect() ?? {};
    canvas?.zoom(event.deltaY < 0 ? 1 : -1, { x: event.clientX - left, y: event.clientY - top });
  });
  useEffect(() => {
    const element = layer.current;
    const listener = (event: WheelEvent) => zoomByWheel(event);
    // React's wheel listeners are passive and could not stop the page from scrolling.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  return {
    shown: shown.filter(({ roleId }) => points.has(roleId)),
    more,
    points,
    host,
    layer: (element: HTMLElement | null) => {
      layer.current = element;
    },
    zoom: (direction: 1 | -1) => canvas?.zoom(direction),
    fit: () => canvas?.fit(),
  };
}

const toEdge = (middleRoleId: number, { roleId, direction, leads }: CareerRole): Edge =>
  leads === 'to' ? { from: middleRoleId, to: roleId, direction } : { from: roleId, to: middleRoleId, direction };

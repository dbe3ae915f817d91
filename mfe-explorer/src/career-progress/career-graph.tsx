import type { CareerRole } from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { Box, Button, EmptyState, HStack, IconButton, Panel, Text } from '@skills-architect/ui-kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BOX } from './edge-canvas';
import { findNearestRole } from './nearest-role';
import { RoleNode } from './role-node';
import { useGraph } from './use-graph';

/** Cytoscape adds a style element unless an element has this id; the content security policy forbids style elements. */
const NO_STYLE_ELEMENT = '__________cytoscape_stylesheet';

interface CareerGraphProps {
  role: RoleSummary;
  roles: readonly CareerRole[];
  isNarrow: boolean;
  isLoading: boolean;
  onGo: (roleId: number) => void;
  onStep: (roleId: number) => void;
  /** Shows the roles that do not fit into the graph. */
  onMore: () => void;
}

/** The career graph: boxes for the roles, lines on a canvas below them. */
export default function CareerGraph({ role, roles, isNarrow, isLoading, onGo, onStep, onMore }: CareerGraphProps) {
  const graph = useGraph(role, roles, isNarrow);
  const layer = useRef<HTMLDivElement>(null);
  const { shown, more, points } = graph;

  const isMoving = useRef(false);
  const moveToMiddle = (roleId: number) => {
    isMoving.current = true;
    onGo(roleId);
  };
  // The shell moves the focus to the page when the address changes. It returns to the new middle role, so that arrow keys
  // continue from there.
  useEffect(() => {
    if (isLoading || !isMoving.current) return undefined;
    const frame = requestAnimationFrame(() => {
      isMoving.current = false;
      layer.current?.querySelector<HTMLElement>(`[data-role="${role.roleId}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoading, role.roleId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') return graph.zoom(1);
    if (event.key === '-') return graph.zoom(-1);
    if (event.key === '0') return graph.fit();
    const focused = document.activeElement;
    const fromRoleId = focused instanceof HTMLElement ? Number(focused.dataset.role) : Number.NaN;
    const next = findNearestRole(points, Number.isNaN(fromRoleId) ? role.roleId : fromRoleId, event.key);
    if (next === undefined) return;
    event.preventDefault();
    layer.current?.querySelector<HTMLElement>(`[data-role="${next}"]`)?.focus();
  };
  const getBoxStyle = (roleId: number) => {
    const { x, y } = points.get(roleId) ?? { x: 0, y: 0 };
    return { left: x - BOX.width / 2, top: y - BOX.height / 2, width: BOX.width, height: BOX.height };
  };
  return (
    <Panel flush>
      <HStack px="4" py="2" borderBottomWidth="1px" justify="space-between" flexWrap="wrap">
        <Text color="fg.muted" fontSize="sm" display={{ base: 'none', md: 'block' }}>
          Arrow keys move, Enter moves a role to the middle, + and - zoom, 0 shows all, T shows the table.
        </Text>
        <HStack gap="1">
          {more > 0 && (
            <Button variant="quiet" size="sm" onClick={onMore}>
              {more} more in the table
            </Button>
          )}
          <IconButton icon="add" size="sm" label="Zoom in" onClick={() => graph.zoom(1)} />
          <IconButton icon="minus" size="sm" label="Zoom out" onClick={() => graph.zoom(-1)} />
          <IconButton icon="target" size="sm" label="Show all" onClick={graph.fit} />
        </HStack>
      </HStack>
      {roles.length === 0 && <EmptyState icon="graph">No other role shares enough skills with this one.</EmptyState>}
      <Box
        position="relative"
        h={{ base: '65dvh', md: '34rem' }}
        overflow="hidden"
        opacity={isLoading ? 0.6 : 1}
        aria-busy={isLoading}
        onKeyDown={onKeyDown}
      >
        <Box ref={graph.host} id={NO_STYLE_ELEMENT} position="absolute" inset="0" aria-hidden />
        <Box
          ref={(element: HTMLDivElement | null) => {
            layer.current = element;
            graph.layer(element);
          }}
          role="list"
          aria-label={`Career progression of ${role.roleName}`}
          position="absolute"
          top="0"
          left="0"
          transformOrigin="0 0"
        >
          <RoleNode role={role} style={getBoxStyle(role.roleId)} onGo={moveToMiddle} onStep={onStep} />
          {shown.map((neighbour) => (
            <RoleNode
              key={neighbour.roleId}
              role={neighbour}
              style={getBoxStyle(neighbour.roleId)}
              onGo={moveToMiddle}
              onStep={onStep}
            />
          ))}
        </Box>
      </Box>
    </Panel>
  );
}

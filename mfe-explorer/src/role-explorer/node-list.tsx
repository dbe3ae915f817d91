import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { Box, chakra, Text, VisuallyHidden } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';
import { findTypeSet, listChildren, type NodePath, toPathKey } from './explorer-node';
import { SetDot } from './set-legend';

const MAX_ROWS = 200;

interface NodeListProps {
  focus: ExplorerNode;
  trail: NodePath;
  /** Index of the first child to list; the chart starts at the same one. */
  skip: number;
  foundKey: string | undefined;
  /** Height of the chart beside it in pixels. */
  height: number;
  onGo: (trail: NodePath, skip?: number) => void;
  onOpenRole: (role: ExplorerNode) => void;
}

const rowStyles = {
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '8',
    px: '3',
    py: '1',
    bg: 'transparent',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
  },
  '& button:hover': { bg: 'bg.hover' },
  '& button[aria-current=true]': { bg: 'accent.subtle' },
} as const;

/** Scrollable list of the current node's children, because the chart has no room for all of them. */
export function NodeList({ focus, trail, skip, foundKey, height, onGo, onOpenRole }: NodeListProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another node is found, or its list has come
  useEffect(() => {
    const [rows, found] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current=true]')];
    if (rows && found) rows.scrollTop = found.offsetTop - rows.clientHeight / 2;
  }, [foundKey, focus]);
  const children = listChildren(focus);
  const end = skip + MAX_ROWS;
  return (
    <Box borderStartWidth={{ lg: '1px' }} borderTopWidth={{ base: '1px', lg: '0' }} w={{ lg: '80' }} flexShrink="0">
      <chakra.ul
        ref={list}
        aria-label={`In ${focus.name}`}
        position="relative"
        maxH={{ base: '96', lg: `${height}px` }}
        overflowY="auto"
        py="2"
        css={rowStyles}
      >
        {skip > 0 && (
          <li>
            <button type="button" onClick={() => onGo(trail)}>
              From the first of {formatNumber(children.length)}
            </button>
          </li>
        )}
        {children.slice(skip, end).map((node) => {
          const path = [...trail, node.id];
          return (
            <li key={node.id}>
              <button
                type="button"
                aria-current={toPathKey(path) === foundKey}
                onClick={() => (node.kind === 'role' ? onOpenRole(node) : onGo(path))}
              >
                <SetDot set={findTypeSet(node)} />
                <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                  {node.name}
                </chakra.span>
                {node.kind !== 'role' && (
                  <Text as="span" color="fg.muted">
                    {formatNumber(node.value)}
                    <VisuallyHidden>{node.value === 1 ? ' role' : ' roles'}</VisuallyHidden>
                  </Text>
                )}
              </button>
            </li>
          );
        })}
        {children.length > end && (
          <li>
            <button type="button" onClick={() => onGo(trail, end)}>
              {formatCount(children.length - end, 'other')}
            </button>
          </li>
        )}
      </chakra.ul>
    </Box>
  );
}

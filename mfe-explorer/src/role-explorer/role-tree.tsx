import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { formatNumber } from '@skills-architect/contracts/locale';
import { ShownName } from '@skills-architect/library-kit';
import { Box, chakra, Icon, Text, VisuallyHidden } from '@skills-architect/ui-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { describeNode, findTypeSet, type NodePath, toPathKey } from './explorer-node';
import { SetDot } from './set-legend';
import { findTargetRow, listOpenKeys, listRows, type TreeRow } from './tree-rows';

/** Indentation per level in pixels. */
const INDENT_PX = 20;

interface RoleTreeProps {
  tree: ExplorerNode;
  trail: NodePath;
  /** Key of the node found by the last search; it receives focus. */
  foundKey: string | undefined;
  /** Counts searches, so that finding the same node again moves the focus again. */
  searches: number;
  onGo: (trail: NodePath) => void;
  onOpenRole: (role: ExplorerNode) => void;
}

/** The same content as the chart, as an expandable tree. */
export function RoleTree({ tree, trail, foundKey, searches, onGo, onOpenRole }: RoleTreeProps) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => listOpenKeys(trail));
  const trailKey = toPathKey(trail);
  const [activeKey, setActiveKey] = useState(trailKey);
  const [shownTrailKey, setShownTrailKey] = useState(trailKey);
  /** The trail that this tree has asked for. */
  const [askedTrailKey, setAskedTrailKey] = useState<string>();
  if (shownTrailKey !== trailKey) {
    setShownTrailKey(trailKey);
    setAskedTrailKey(undefined);
    if (askedTrailKey !== trailKey) {
      // Back, Forward or the breadcrumb: the tree shows what is open at this trail.
      setOpenKeys(listOpenKeys(trail));
      setActiveKey(trailKey);
    }
  }
  const list = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);
  const rows = listRows(tree, openKeys);
  const current = rows.find((row) => row.key === activeKey) ?? rows[0];

  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same node may be searched again
  useEffect(() => {
    if (!foundKey) return;
    mustFocus.current = true;
    setActiveKey(foundKey);
    setOpenKeys((open) => new Set([...open, ...listOpenKeys(foundKey.split('/').map(Number).slice(0, -1))]));
  }, [foundKey, searches]);

  const toggle = ({ key, trail: path, isOpen }: TreeRow) => {
    const next = new Set(openKeys);
    if (isOpen) next.delete(key);
    else next.add(key);
    setOpenKeys(next);
    const nextTrail = isOpen ? path.slice(0, -1) : path;
    setAskedTrailKey(toPathKey(nextTrail));
    onGo(nextTrail);
  };
  const choose = (row: TreeRow) => {
    mustFocus.current = true;
    setActiveKey(row.key);
    if (row.isOpen === undefined) onOpenRole(row.node);
    else toggle(row);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = findTargetRow(rows, current, event.key);
    if (next) {
      mustFocus.current = true;
      setActiveKey(next.key);
    } else if (event.key === 'Enter' || event.key === ' ') choose(current);
    else if (event.key === 'ArrowRight' && current.isOpen === false) toggle(current);
    else if (event.key === 'ArrowLeft' && current.isOpen) toggle(current);
    else return;
    event.preventDefault();
  };
  return (
    <Box ref={list} role="tree" aria-label={describeNode(tree)} onKeyDown={handleKeyDown} py="2">
      {rows.map((row) => (
        <Row key={row.key} row={row} isCurrent={row === current} onChoose={() => choose(row)} />
      ))}
    </Box>
  );
}

/** Sources and the two types are named by the portal itself. */
const isOfLibrary = ({ kind }: ExplorerNode) => kind !== 'root' && kind !== 'type';

interface RowProps {
  row: TreeRow;
  isCurrent: boolean;
  onChoose: () => void;
}

function Row({ row, isCurrent, onChoose }: RowProps) {
  const { node, level, position, siblings, isOpen } = row;
  return (
    <chakra.div
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onChoose}
      display="flex"
      alignItems="center"
      gap="2"
      minH="8"
      py="1"
      pe="4"
      cursor="pointer"
      outlineOffset="-2px"
      _hover={{ bg: 'bg.hover' }}
      style={{ paddingInlineStart: `${level * INDENT_PX - INDENT_PX / 4}px` }}
    >
      <chakra.span color="fg.muted" w="4" flexShrink="0">
        {isOpen !== undefined && <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />}
      </chakra.span>
      <SetDot set={findTypeSet(node)} />
      <Text as="span" minW="0" overflowWrap="anywhere">
        {isOfLibrary(node) ? <ShownName name={node.name} language={node.nameLanguage} /> : node.name}
      </Text>
      {isOpen !== undefined && (
        <Text as="span" color="fg.muted" fontSize="sm">
          {formatNumber(node.value)}
          <VisuallyHidden>{node.value === 1 ? ' role' : ' roles'}</VisuallyHidden>
        </Text>
      )}
    </chakra.div>
  );
}

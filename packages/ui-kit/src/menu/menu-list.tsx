import { useDismiss, useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Floating } from '../floating/floating';
import { useAnchoredPosition } from '../floating/use-anchored-position';
import type { MenuItem, MenuLine } from './menu-item';
import { MenuRow, MenuSeparator } from './menu-row';

interface MenuListProps {
  label: string;
  items: MenuLine[];
  start: 'first' | 'last';
  anchor: Element | null;
  /** Called when closed by keyboard, to return the focus to the button. */
  onLeave: () => void;
  /** Called when closed by a click elsewhere, which keeps the focus there. */
  onAway: () => void;
}

const isItem = (entry: MenuLine): entry is MenuItem => entry !== 'separator';

/** The open menu list. */
export function MenuList({ label, items, start, anchor, onLeave, onAway }: MenuListProps) {
  const actions = items.filter(isItem);
  const [active, setActive] = useState<number | null>(start === 'first' ? 0 : actions.length - 1);
  const rows = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<string[]>([]);
  useLayoutEffect(() => {
    labels.current = actions.map((action) => action.label);
  });
  const initialIndex = useRef(active);
  useLayoutEffect(() => rows.current[initialIndex.current ?? 0]?.focus({ preventScroll: true }), []);

  const beside = useAnchoredPosition(anchor, { placement: 'bottom-end' }, (_open, _event, reason) =>
    reason === 'escape-key' ? onLeave() : onAway(),
  );
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(beside.context),
    // Disabled items are focusable to show their reason.
    useListNavigation(beside.context, {
      listRef: rows,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      disabledIndices: [],
    }),
    // resetMs 0: each key press starts a new search.
    useTypeahead(beside.context, { listRef: labels, activeIndex: active, onMatch: setActive, resetMs: 0 }),
  ]);
  return (
    <Floating
      beside={beside}
      bg="bg.raised"
      borderWidth="1px"
      rounded="md"
      boxShadow="raised"
      p="1"
      minW="40"
      overflowY="auto"
      role="menu"
      aria-label={label}
      {...getFloatingProps({
        onKeyDown: (event) => {
          event.stopPropagation();
          if (event.key === 'Tab') onLeave();
        },
      })}
    >
      {items.map((item, index) =>
        isItem(item) ? (
          <MenuRow
            key={item.label}
            item={item}
            onLeave={onLeave}
            rowRef={(row) => {
              rows.current[actions.indexOf(item)] = row;
            }}
            rowProps={getItemProps()}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators have no ids
          <MenuSeparator key={`line-${index}`} />
        ),
      )}
    </Floating>
  );
}

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Floating } from '../floating/floating';
import type { MenuEntry } from './menu-item';
import { MenuRow } from './menu-row';

interface MenuListProps {
  label: string;
  items: MenuEntry[];
  start: 'first' | 'last';
  anchor: Element | null;
  /** Closed by hand: the focus goes back to the button. */
  onLeave: () => void;
  /** Closed by a click or Tab elsewhere: the focus is already where it should be. */
  onAway: () => void;
}

const entries = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

export function MenuList({ label, items, start, anchor, onLeave, onAway }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const away = useRef(onAway);
  useEffect(() => {
    away.current = onAway;
  });
  useLayoutEffect(() => {
    entries(list.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start]);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      const target = event.target instanceof Node ? event.target : null;
      if (!list.current?.contains(target) && !anchor?.contains(target)) away.current();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [anchor]);

  const keys = (event: KeyboardEvent) => {
    const all = entries(list.current);
    const here = all.findIndex((entry) => entry.contains(document.activeElement));
    const go = (entry: HTMLElement | undefined) => {
      event.preventDefault();
      entry?.focus();
    };
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Tab') onLeave();
    else if (event.key === 'ArrowDown') go(all[(here + 1) % all.length]);
    else if (event.key === 'ArrowUp') go(all.at(here - 1));
    else if (event.key === 'Home') go(all[0]);
    else if (event.key === 'End') go(all.at(-1));
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const after = [...all.slice(here + 1), ...all.slice(0, here + 1)];
      go(after.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter)));
    }
  };

  return (
    <Floating
      anchor={anchor}
      align="end"
      bg="bg.raised"
      borderWidth="1px"
      rounded="md"
      boxShadow="raised"
      p="1"
      minW="40"
      overflowY="auto"
    >
      <div ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={keys}>
        {items.map((item, at) => (
          <MenuRow key={item === 'separator' ? `line-${at}` : item.label} item={item} onLeave={onLeave} />
        ))}
      </div>
    </Floating>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import type { MenuEntry } from './menu-item';
import { MenuList } from './menu-list';

/** The actions, or how to make them once the menu opens. */
export type MenuItems = MenuEntry[] | (() => MenuEntry[]);

/** What makes a button a menu's button, and the list while it is open. */
export function useMenuButton(label: string, items: MenuItems, disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last'>();
  const close = () => {
    setOpen(undefined);
    button.current?.focus();
  };
  const props = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== undefined,
    onClick: () => setOpen(open || disabled ? undefined : 'first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (disabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  const list = open && (
    <MenuList
      label={label}
      items={typeof items === 'function' ? items() : items}
      start={open}
      anchor={button.current}
      onLeave={close}
      onAway={() => setOpen(undefined)}
    />
  );
  return { props, list };
}

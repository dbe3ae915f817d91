import { type KeyboardEvent, useRef, useState } from 'react';
import { onDemand } from '../floating/on-demand';
import { LoadFailure } from './load-failure';
import type { MenuEntry } from './menu-item';

const menuList = onDemand(async () => (await import('./menu-list')).MenuList);

/** The items, or a function that creates them when the menu opens. */
export type MenuItems = MenuEntry[] | (() => MenuEntry[]);

/** Props of a menu button, and the list while it is open. */
export function useMenuButton(label: string, items: MenuItems, disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last'>();
  const [failed, setFailed] = useState(false);
  const close = () => {
    setOpen(undefined);
    button.current?.focus();
  };
  const show = (start: 'first' | 'last') =>
    menuList.whenLoaded(
      () => {
        setFailed(false);
        setOpen(start);
      },
      () => setFailed(true),
    );
  const List = menuList.get();
  const props = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== undefined,
    onClick: () => (open || disabled ? setOpen(undefined) : show('first')),
    onBlur: () => setFailed(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (disabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      show(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  const list = (
    <>
      {failed && <LoadFailure />}
      {open && List && (
        <List
          label={label}
          items={typeof items === 'function' ? items() : items}
          start={open}
          anchor={button.current}
          onLeave={close}
          onAway={() => setOpen(undefined)}
        />
      )}
    </>
  );
  return { props, list };
}

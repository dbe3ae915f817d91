import { type KeyboardEvent, useRef, useState } from 'react';
import { onDemand } from '../lazy-part/on-demand';
import { LoadFailure } from './load-failure';
import type { MenuLine } from './menu-item';

const menuList = onDemand(async () => (await import('./menu-list')).MenuList);

/** The items, or a function that creates them when the menu opens. */
export type MenuItems = MenuLine[] | (() => MenuLine[]);

/** Props of a menu button, and the list while it is open. */
export function useMenuButton(label: string, items: MenuItems, disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const [failed, setFailed] = useState(false);
  const close = () => {
    setOpenAt(undefined);
    button.current?.focus();
  };
  const openList = (start: 'first' | 'last') =>
    menuList.whenLoaded(
      () => {
        setFailed(false);
        setOpenAt(start);
      },
      () => setFailed(true),
    );
  const List = menuList.get();
  const props = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': openAt !== undefined,
    onClick: () => (openAt || disabled ? setOpenAt(undefined) : openList('first')),
    onBlur: () => setFailed(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (disabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      openList(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  const list = (
    <>
      {failed && <LoadFailure />}
      {openAt && List && (
        <List
          label={label}
          items={typeof items === 'function' ? items() : items}
          start={openAt}
          anchor={button.current}
          onLeave={close}
          onAway={() => setOpenAt(undefined)}
        />
      )}
    </>
  );
  return { props, list };
}

import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icon/icon';
import { Tooltip } from '../tooltip/tooltip';
import type { MenuItem } from './menu-item';

const Row = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    alignItems: 'center',
    gap: '2',
    px: '2',
    py: '1',
    minH: '8',
    rounded: 'md',
    bg: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
    '&:hover, &:focus': { bg: 'bg.hover' },
    '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  },
});

/** Separator. */
export const MenuSeparator = () => <chakra.hr my="1" borderColor="border" />;

interface MenuRowProps {
  item: MenuItem;
  onLeave: () => void;
  rowRef: (row: HTMLElement | null) => void;
  /** Props from the list for arrow keys, typeahead and pointer. */
  rowProps: Record<string, unknown>;
}

/** One menu item. */
export function MenuRow({ item, onLeave, rowRef, rowProps }: MenuRowProps) {
  const { label, icon, danger, checked, disabledReason, href, onSelect } = item;
  const sharedProps = { ...rowProps, tabIndex: -1, color: danger ? 'danger.fg' : undefined } as const;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <chakra.span flex="1">{label}</chakra.span>
      {checked && <Icon name="check" />}
    </>
  );
  if (href && !disabledReason) {
    return (
      <Row asChild {...sharedProps}>
        <a ref={rowRef} href={href} role="menuitem" onClick={onLeave}>
          {content}
        </a>
      </Row>
    );
  }
  const choose = () => {
    if (disabledReason) return;
    onLeave();
    onSelect?.();
  };
  return (
    <Tooltip text={disabledReason} side="bottom">
      <Row
        {...sharedProps}
        ref={rowRef}
        type="button"
        role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
        aria-checked={checked}
        aria-disabled={disabledReason ? true : undefined}
        onClick={choose}
      >
        {content}
      </Row>
    </Tooltip>
  );
}

import { paths } from '../icon/paths';
import type { MenuItems } from '../menu/use-menu-button';
import { useMenuButton } from '../menu/use-menu-button';
import { Tooltip } from '../tooltip/tooltip';

interface RowMenuProps {
  label: string;
  items: MenuItems;
  lockedReason: string | undefined;
}

/** A row menu on a plain button styled by the table, because there may be five hundred of them. */
export function RowMenu({ label, items, lockedReason }: RowMenuProps) {
  const { props, list } = useMenuButton(label, items, lockedReason !== undefined);
  const button = (
    <button type="button" {...props} aria-label={label} aria-disabled={lockedReason ? true : undefined}>
      <svg
        viewBox="0 0 24 24"
        width="16"
        height="16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        <path d={paths.more} />
      </svg>
    </button>
  );
  return (
    <>
      {lockedReason ? <Tooltip text={lockedReason}>{button}</Tooltip> : button}
      {list}
    </>
  );
}

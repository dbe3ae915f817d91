import { Button, type ButtonProps } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { type MenuItems, useMenuButton } from './use-menu-button';

export interface MenuProps {
  /** Accessible name, e.g. 'Actions for Data Analyst'. */
  label: string;
  items: MenuItems;
  /** Text of the button; without it an icon with the label as its tooltip. */
  text?: string;
  icon?: IconName;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  disabledReason?: string;
}

/** A button that opens a menu: row menus, 'more actions'. */
export function Menu({ label, items, text, icon = 'more', variant, size, disabledReason }: MenuProps) {
  const { props, list } = useMenuButton(label, items, disabledReason !== undefined);
  const sharedProps = { ...props, size, disabledReason };
  return (
    <>
      {text ? (
        <Button {...sharedProps} variant={variant}>
          {text}
          <Icon name="chevronDown" />
        </Button>
      ) : (
        <IconButton {...sharedProps} variant={variant ?? 'quiet'} icon={icon} label={label} />
      )}
      {list}
    </>
  );
}

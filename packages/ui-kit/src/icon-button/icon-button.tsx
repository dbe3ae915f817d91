import { Button, type ButtonProps } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { Tooltip } from '../tooltip/tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label' | 'asChild'> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
}

/** A square icon button with a tooltip on hover and focus. */
export function IconButton({ icon, label, size = 'md', variant = 'quiet', disabledReason, ...rest }: IconButtonProps) {
  const width = size === 'sm' ? '7' : '9';
  const button = (
    <Button
      variant={variant}
      size={size}
      w={width}
      px="0"
      color={variant === 'quiet' ? 'fg.muted' : undefined}
      {...rest}
      aria-label={label}
      disabledReason={disabledReason}
    >
      <Icon name={icon} />
    </Button>
  );
  return disabledReason ? button : <Tooltip text={label}>{button}</Tooltip>;
}

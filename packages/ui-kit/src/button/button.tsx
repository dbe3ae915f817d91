import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../loading/spinner';
import { Tooltip } from '../tooltip/tooltip';

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    bg: 'transparent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '120ms',
    '&:is(:disabled, [aria-disabled=true])': { opacity: 0.55, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        forcedColorAdjust: 'none',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accent.solidHover' },
      },
      secondary: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.strong',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover' },
      },
      quiet: { color: 'accent.fg', '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover' } },
      quietDanger: { color: 'danger.fg', '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover' } },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        forcedColorAdjust: 'none',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'danger.solidHover' },
      },
    },
    size: {
      md: { h: '9', px: '4', fontSize: 'md' },
      sm: { h: '7', px: '2', fontSize: 'sm' },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export interface ButtonProps extends ComponentProps<typeof Base> {
  /** Before the text. */
  icon?: IconName;
  /** Shows a spinner and ignores clicks. */
  loading?: boolean;
  /** Why it is disabled: it stays in the tab order and shows this reason. */
  disabledReason?: string;
  /** Where the reason appears: `bottom` if it would cover a text above that says what the button has done. */
  reasonSide?: 'top' | 'bottom';
  children?: ReactNode;
}

/**
 * A button; its text is a verb. One `primary` per screen; `quiet` inside panels and tables; `danger` only for actions
 * that destroy something, or `quietDanger` if a question follows before anything is destroyed.
 */
export function Button({
  icon,
  loading,
  disabledReason,
  reasonSide,
  children,
  onClick,
  asChild,
  ...rest
}: ButtonProps) {
  const isDisabled = loading || disabledReason !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  if (asChild) {
    return (
      <Base asChild onClick={onClick} {...rest}>
        {children}
      </Base>
    );
  }
  return (
    <Tooltip text={disabledReason} side={reasonSide}>
      <Base
        type="button"
        {...rest}
        onClick={handleClick}
        aria-disabled={isDisabled || undefined}
        aria-busy={loading || undefined}
      >
        {loading ? <Spinner /> : icon && <Icon name={icon} />}
        {children}
      </Base>
    </Tooltip>
  );
}

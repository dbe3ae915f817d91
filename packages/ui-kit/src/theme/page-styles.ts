import { forcedColours } from './forced-colours';
import { printStyles } from './print-styles';

/** Global styles. The colour mode is a class on `<html>`. */
export const pageStyles = {
  html: {
    '--global-color-border': 'colors.border',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: '1.5',
    colorScheme: 'light',
    fontVariantNumeric: 'tabular-nums',
    scrollbarColor: '{colors.border.strong} transparent',
  },
  'html:has(dialog[open])': { overflow: 'hidden' },
  'html.dark': { colorScheme: 'dark' },
  body: { bg: 'bg', fontSize: 'md' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  '*::selection': { bg: 'accent.solid', color: 'accent.contrast' },
  ':focus-visible': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
  },
  '@media (forced-colors: active)': forcedColours,
  '@media print': printStyles,
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.5 } },
  pass: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(333%)' } },
  /** For a list that is rendered twice: after half the width the second copy is where the first one started. */
  marquee: { to: { transform: 'translateX(-50%)' } },
  fadeIn: { from: { opacity: 0 } },
  slideDown: { from: { opacity: 0, transform: 'translateY(-8px)' } },
  slideUp: { from: { opacity: 0, transform: 'translateY(8px)' } },
  slideInLeft: { from: { transform: 'translateX(-100%)' } },
  slideInRight: { from: { transform: 'translateX(100%)' } },
};

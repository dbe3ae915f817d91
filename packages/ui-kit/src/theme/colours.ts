/** A colour in both themes; Chakra's base value is the light one. */
const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * One hue family from pale yellow-green to deep blue. Its lightness is monotonic, so that the order is visible with
 * every kind of colour blindness. Higher levels contrast more with the background.
 */
const levels = {
  1: both('#f3f8c4', '#1b2f6b'),
  2: both('#c7e9b4', '#22508f'),
  3: both('#7fcdbb', '#1f77ad'),
  4: both('#41b6c4', '#2f9dc2'),
  5: both('#1d91c0', '#5fc0c0'),
  6: both('#225ea8', '#a5dcb5'),
  7: both('#0c2c84', '#f0f7b5'),
};

const INK = '#0b1220';
const PAPER = '#ffffff';

const onLevels = {
  1: both(INK, PAPER),
  2: both(INK, PAPER),
  3: both(INK, PAPER),
  4: both(INK, INK),
  5: both(INK, INK),
  6: both(PAPER, INK),
  7: both(PAPER, INK),
};

/** Colours of the product, named by purpose. */
export const colours = {
  bg: {
    DEFAULT: both('#faf8f5', '#0b0f17'),
    panel: both('#ffffff', '#121826'),
    raised: both('#ffffff', '#182032'),
    hover: both('#f3f0ea', '#1a2333'),
    sunken: both('#f3f0ea', '#0e131e'),
    backdrop: both('rgba(26, 32, 44, 0.45)', 'rgba(3, 5, 10, 0.7)'),
  },
  fg: {
    DEFAULT: both('#1a202c', '#e8ecf3'),
    muted: both('#556070', '#a3aec0'),
  },
  border: {
    DEFAULT: both('#e4dfd6', '#242e40'),
    strong: both('#7d8694', '#66748f'),
  },
  accent: {
    solid: both('#0f766e', '#2dd4bf'),
    solidHover: both('#0b5f59', '#5eead4'),
    contrast: both('#ffffff', '#04211d'),
    fg: both('#0f766e', '#5eead4'),
    subtle: both('#e0f4f1', '#10302f'),
  },
  danger: {
    solid: both('#c8291d', '#f0716a'),
    solidHover: both('#a81f15', '#ff9a93'),
    contrast: both('#ffffff', '#2b0705'),
    fg: both('#b42318', '#ff9a93'),
    subtle: both('#fde8e6', '#3a1618'),
  },
  warning: {
    solid: both('#a06a00', '#f5c04e'),
    fg: both('#7a5000', '#f5c04e'),
    subtle: both('#fdf1d5', '#33270b'),
  },
  done: {
    solid: both('#1d7f4a', '#5fd38a'),
    fg: both('#17693a', '#5fd38a'),
    subtle: both('#def3e4', '#10301f'),
  },
  category: {
    functional: both('#1f6fb2', '#5aa9f0'),
    digital: both('#b06a00', '#e8a33d'),
    leadership: both('#a8487f', '#d987b9'),
    mindset: both('#0a7d5c', '#2fb38a'),
  },
  level: levels,
  onLevel: onLevels,
};

/** A colour in both themes; Chakra's base value is the light one. */
const inBothThemes = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * Colours of the proficiency levels, from pale yellow-green to deep blue. Each is darker than the one before (lighter in
 * the dark theme), so that the order is visible with every kind of colour blindness.
 */
const levels = {
  1: inBothThemes('#f3f8c4', '#1b2f6b'),
  2: inBothThemes('#c7e9b4', '#22508f'),
  3: inBothThemes('#7fcdbb', '#1f77ad'),
  4: inBothThemes('#41b6c4', '#2f9dc2'),
  5: inBothThemes('#1d91c0', '#5fc0c0'),
  6: inBothThemes('#225ea8', '#a5dcb5'),
  7: inBothThemes('#0c2c84', '#f0f7b5'),
};

const INK = '#0b1220';
const PAPER = '#ffffff';

const onLevels = {
  1: inBothThemes(INK, PAPER),
  2: inBothThemes(INK, PAPER),
  3: inBothThemes(INK, PAPER),
  4: inBothThemes(INK, INK),
  5: inBothThemes(INK, INK),
  6: inBothThemes(PAPER, INK),
  7: inBothThemes(PAPER, INK),
};

/** Colours of the product, named by purpose. */
export const colours = {
  bg: {
    DEFAULT: inBothThemes('#faf8f5', '#0b0f17'),
    panel: inBothThemes('#ffffff', '#121826'),
    raised: inBothThemes('#ffffff', '#182032'),
    hover: inBothThemes('#f3f0ea', '#1a2333'),
    sunken: inBothThemes('#f3f0ea', '#0e131e'),
    backdrop: inBothThemes('rgba(26, 32, 44, 0.45)', 'rgba(3, 5, 10, 0.7)'),
  },
  fg: {
    DEFAULT: inBothThemes('#1a202c', '#e8ecf3'),
    muted: inBothThemes('#556070', '#a3aec0'),
  },
  border: {
    DEFAULT: inBothThemes('#e4dfd6', '#242e40'),
    strong: inBothThemes('#7d8694', '#66748f'),
  },
  accent: {
    solid: inBothThemes('#0f766e', '#2dd4bf'),
    solidHover: inBothThemes('#0b5f59', '#5eead4'),
    contrast: inBothThemes('#ffffff', '#04211d'),
    fg: inBothThemes('#0f766e', '#5eead4'),
    subtle: inBothThemes('#e0f4f1', '#10302f'),
  },
  danger: {
    solid: inBothThemes('#c8291d', '#f0716a'),
    solidHover: inBothThemes('#a81f15', '#ff9a93'),
    contrast: inBothThemes('#ffffff', '#2b0705'),
    fg: inBothThemes('#b42318', '#ff9a93'),
    subtle: inBothThemes('#fde8e6', '#3a1618'),
  },
  warning: {
    solid: inBothThemes('#a06a00', '#f5c04e'),
    fg: inBothThemes('#7a5000', '#f5c04e'),
    subtle: inBothThemes('#fdf1d5', '#33270b'),
  },
  done: {
    solid: inBothThemes('#1d7f4a', '#5fd38a'),
    fg: inBothThemes('#17693a', '#5fd38a'),
    subtle: inBothThemes('#def3e4', '#10301f'),
  },
  category: {
    functional: inBothThemes('#1f6fb2', '#5aa9f0'),
    digital: inBothThemes('#b06a00', '#e8a33d'),
    leadership: inBothThemes('#a8487f', '#d987b9'),
    mindset: inBothThemes('#0a7d5c', '#2fb38a'),
  },
  level: levels,
  onLevel: onLevels,
};

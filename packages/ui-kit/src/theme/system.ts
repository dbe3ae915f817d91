import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { colours } from './colours';
import { keyframes, pageStyles } from './page-styles';
import { breakpoints, fontSizes, fonts, fontWeights, radii, shadows, sizes, spacing, zIndex } from './scales';

/**
 * Chakra's engine with our own tokens instead of its theme: the blocks bring their styles themselves, and Chakra's recipes
 * would cost the landing page 25 KB for looks that no screen shows.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'sa',
  cssVarsRoot: ':where(html)',
  globalCss: pageStyles,
  theme: {
    breakpoints,
    keyframes,
    tokens: { spacing, sizes, fontSizes, fonts, fontWeights, radii, zIndex },
    semanticTokens: { colors: colours, shadows },
  },
});

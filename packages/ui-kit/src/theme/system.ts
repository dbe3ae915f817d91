import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { colours } from './colours';
import { keyframes, pageStyles } from './page-styles';
import { breakpoints, fontSizes, fonts, fontWeights, radii, shadows, sizes, spacing, zIndex } from './scales';

/**
 * Chakra's engine with own tokens instead of its theme, whose recipes would add 25 KB of unused styles to the landing
 * page.
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

import { findSharedPackage } from './no-shared-modules-plugin';

test.each([
  ['/repo/node_modules/react/index.js', 'react'],
  ['/repo/node_modules/react-dom/client.js', 'react-dom'],
  ['/repo/node_modules/@chakra-ui/react/dist/esm/index.js', '@chakra-ui'],
  ['/repo/node_modules/zod/index.js', 'zod'],
  ['/repo/packages/ui-kit/src/button/button.tsx', 'ui-kit'],
  ['/repo/packages/portal-kit/src/index.ts', 'portal-kit'],
  ['/elsewhere/node_modules/@skills-architect/ui-kit/dist/index.js', '@skills-architect/ui-kit'],
  ['/elsewhere/node_modules/@skills-architect/contracts/dist/index.js', undefined],
  ['C:\\repo\\node_modules\\react\\index.js', 'react'],
  ['/repo/node_modules/react-hook-form/dist/index.esm.mjs', undefined],
  ['/repo/node_modules/single-spa-react/lib/esm/single-spa-react.js', undefined],
  ['/repo/packages/contracts/src/index.ts', undefined],
  ['/repo/mfe-skills/src/app.tsx', undefined],
])('the file %s belongs to the shared package %s', (file, name) => {
  expect(findSharedPackage(file)).toBe(name);
});

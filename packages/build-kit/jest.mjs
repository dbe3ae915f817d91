/** Jest configuration for screens, in this repository and in other areas: `export { default } from '…/jest'`. */

const parser = { syntax: 'typescript', tsx: true };

/** Packages that publish ES modules only, so that Jest must compile them. */
const MODULES_ONLY = ['@skills-architect', 'ky', '@tanstack', 'd3-hierarchy', 'uint8array-extras', 'marked'];

/** Beside eight busy loops on two cores a test takes ten times as long as alone. */
const testTimeout = 300_000;

const screens = {
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser,
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`node_modules/(?!(?:${MODULES_ONLY.join('|')})/)`],
  // Sources import each other with the .js extension of the built files.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'] },
  setupFilesAfterEnv: ['@skills-architect/portal-kit/testing/browser'],
};

export default { testTimeout, ...screens };

/** How Jest compiles services. */
export const serviceTransform = {
  '\\.ts$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript' },
        target: 'es2022',
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

/** Services are ES modules, which Node runs itself: `node --experimental-vm-modules`. */
const service = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/service/**/*.test.ts'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: serviceTransform,
};

/** For areas with a service of their own in `service/`. */
export const areaWithService = {
  testTimeout,
  projects: [
    { ...screens, displayName: 'screens' },
    { ...service, displayName: 'service' },
  ],
};

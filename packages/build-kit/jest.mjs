/** How screens are tested with Jest, in this repository and in areas outside of it: `export { default } from '…/jest'`. */

const parser = { syntax: 'typescript', tsx: true };

/** Packages that publish ES modules only and are therefore compiled for the tests. */
const MODULES_ONLY = ['@skills-architect', 'ky', '@tanstack', 'd3-hierarchy', 'uint8array-extras', 'marked'];

export default {
  testTimeout: 90_000,
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
  // Sources import each other as the built files are called.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'] },
  setupFilesAfterEnv: ['@skills-architect/portal-kit/testing/browser'],
};

import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';

const require = createRequire(import.meta.url);

/** Jest cannot `require` modules-only packages as Node does: those that Fastify requires are compiled for it. */
const required = (name) => {
  const outfile = path.resolve('.cache/jest-required', `${name}.cjs`);
  buildSync({ entryPoints: [require.resolve(name)], bundle: true, platform: 'node', format: 'cjs', outfile });
  return outfile;
};

const swc = (tsx, type) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type },
  },
];

/** Packages that publish ES modules only and are therefore compiled for the screens' tests. */
const MODULES_ONLY = ['ky', '@tanstack', 'd3-hierarchy', 'uint8array-extras'];

/** Sources import each other as the built files are called. */
const moduleNameMapper = { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'] };

const node = {
  displayName: 'services',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: [
    '<rootDir>/packages/{backup,contracts,service-kit,matching,local-mongo,build-kit}/src/**/*.test.ts',
    '<rootDir>/services/**/*.test.ts',
    '<rootDir>/bench/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data', '<rootDir>/.cache'],
  transform: { '\\.ts$': swc(false, 'es6') },
  moduleNameMapper: {
    ...moduleNameMapper,
    '^cookie$': required('cookie'),
    '^content-disposition$': required('content-disposition'),
  },
  globalSetup: '<rootDir>/tools/test/database-up.mjs',
  globalTeardown: '<rootDir>/tools/test/database-down.mjs',
};

const screens = {
  displayName: 'screens',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: [
    '<rootDir>/packages/{portal-kit,ui-kit}/src/**/*.test.{ts,tsx}',
    '<rootDir>/{shell,mfe-*}/src/**/*.test.{ts,tsx}',
  ],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data', '<rootDir>/.cache'],
  transform: { '\\.[cm]?[jt]sx?$': swc(true, 'commonjs') },
  transformIgnorePatterns: [`node_modules/(?!(?:${MODULES_ONLY.join('|')})/)`],
  moduleNameMapper,
  setupFilesAfterEnv: ['<rootDir>/tools/test/screens-setup.ts'],
};

export default { testTimeout: 30_000, projects: [node, screens], cacheDirectory: '.cache/jest' };

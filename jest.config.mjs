import { createRequire } from 'node:module';
import path from 'node:path';
import screensOfAnArea, { serviceTransform } from './packages/build-kit/jest.mjs';

/**
 * Makes elements as in production: React's development copy notes where each was made, for a tenth of the time. It also
 * warns of missing keys, which the linter finds.
 */
const JSX_RUNTIME = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react')),
  'cjs/react-jsx-runtime.production.js',
);

const node = {
  displayName: 'services',
  testEnvironment: '<rootDir>/tools/test/shared-modules/node-environment.cjs',
  runtime: '<rootDir>/tools/test/shared-modules/runtime.cjs',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: [
    '<rootDir>/packages/{backup,contracts,service-kit,library-service-kit,matching,local-model,local-mongo,build-kit}/src/**/*.test.ts',
    '<rootDir>/services/**/*.test.ts',
    '<rootDir>/bench/**/*.test.ts',
    '<rootDir>/tools/**/*.test.ts',
    '<rootDir>/{examples/area-with-service,mfe-*}/service/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data', '<rootDir>/.cache', '<rootDir>/examples/area-hello'],
  transform: serviceTransform,
  moduleNameMapper: screensOfAnArea.moduleNameMapper,
  globalSetup: '<rootDir>/tools/test/database-up.mjs',
  globalTeardown: '<rootDir>/tools/test/database-down.mjs',
};

const { testTimeout, ...anArea } = screensOfAnArea;
const screens = {
  ...anArea,
  displayName: 'screens',
  runtime: '<rootDir>/tools/test/shared-scripts/runtime.cjs',
  moduleNameMapper: { ...anArea.moduleNameMapper, '^react/jsx-runtime$': JSX_RUNTIME },
  testMatch: [
    '<rootDir>/packages/{portal-kit,ui-kit,library-kit}/src/**/*.test.{ts,tsx}',
    '<rootDir>/{shell,mfe-*,examples/area-with-service}/src/**/*.test.{ts,tsx}',
  ],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data', '<rootDir>/.cache', '<rootDir>/examples/area-hello'],
};

export default {
  testTimeout,
  testSequencer: '<rootDir>/tools/test/sequencer.cjs',
  projects: [node, screens],
  cacheDirectory: '.cache/jest',
  // ES modules of finished test files stay in memory, and a portal under test refuses requests when the heap is full.
  workerIdleMemoryLimit: '1200MB',
};

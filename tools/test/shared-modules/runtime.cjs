const { default: Runtime } = require('jest-runtime');

/**
 * Tests, their fixtures, and modules that may register hooks with the current test file: loaded again for each file.
 */
const PER_FILE = /\.(?:test|suite|fixtures)\.ts$|\/src\/testing\/(?!test-databases)/;

const isShared = (key) => (key.startsWith('/') || key.startsWith('file://')) && !PER_FILE.test(key);

/** The modules of one worker process, by path: CommonJS and ES modules. */
const cjs = new Map();
const esm = new Map();

const keepShared = () => {
  for (const registry of [cjs, esm]) for (const key of registry.keys()) if (!isShared(key)) registry.delete(key);
};

/**
 * Loads a module once for all test files of a worker instead of once per file: compiling our modules and their
 * dependencies took a third of the time of the services' tests.
 */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    if (!this._environment.sharesModules) return;
    keepShared();
    this.registries.moduleRegistry = cjs;
    this.registries.esModuleRegistry = esm;
  }

  /** A shared module may load further ones later, with the runtime that loaded it. */
  teardown() {
    if (!this._environment.sharesModules) return super.teardown();
    this.restoreAllMocks();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    this.registries.mockRegistry.clear();
    this.registries.internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.testState.enterTestCode();
    keepShared();
  }
};

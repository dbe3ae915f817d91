const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The compiled modules of one worker process, by path. */
const compiled = new Map();
/** Resolves dynamic imports for the test file that runs now. */
let importDynamically;

const compile = (source, filename, parameters) => {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (...args) => importDynamically(...args),
  });
  compiled.set(filename, { source, script });
  return script;
};

/**
 * Compiles a module once for all test files of a worker; each file still runs it in its own window. Jest itself would
 * compile the module again for each file.
 */
module.exports = class SharedScriptsRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compileAsUsual = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // Jest handles modules of Node itself, and explains syntax errors.
      if (context === null || executor.resolution.isCoreModule(filename)) return compileAsUsual(source, filename);
      importDynamically = (specifier, _, attributes, phase) =>
        executor.dynamicImport(specifier, filename, context, attributes, phase);
      try {
        return compile(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch (error) {
        if (error instanceof SyntaxError) return compileAsUsual(source, filename);
        throw error;
      }
    };
  }
};

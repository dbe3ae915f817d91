const { TestEnvironment } = require('jest-environment-node');

/** jest-circus adds its handlers for each test file to existing ones. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

class ReusedEnvironment extends TestEnvironment {
  sharesModules = true;

  constructor(...args) {
    super(...args);
    const { process } = this.global;
    this.before = { env: { ...process.env }, exit: process.exit };
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    delete this.global[HANDLERS];
    const { process } = this.global;
    process.exit = this.before.exit;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
  }
}

let reused;

/**
 * One environment for all test files of a worker, because modules belong to the environment they were loaded in. A file
 * that starts with a comment containing `@own-modules` gets its own.
 */
module.exports = function nodeEnvironment(config, context) {
  if ('own-modules' in context.docblockPragmas) return new TestEnvironment(config, context);
  reused ??= new ReusedEnvironment(config, context);
  return reused;
};

const { default: Sequencer } = require('@jest/test-sequencer');

/** Short files that run long, for example until a killed process loses its lock. Jest would run them last. */
const WAITING =
  /\/(releases|killed-writer|killed-delivery|two-processes|crashing-job|pool|pass-on|overload|poisoned-file|fuzz|examples)\.test\.ts$/;

/** Runs these files first, so that at the end no worker waits alone. */
module.exports = class WaitingFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const waits = ({ path }) => WAITING.test(path);
    return [...sorted.filter(waits), ...sorted.filter((test) => !waits(test))];
  }
};

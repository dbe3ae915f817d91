const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take longest. Last, each would keep one worker busy alone. */
const LONG =
  /\/(whole-portal|read-scan|library-import|library-translations|skill-languages|skill-table|add-role|selecting-roles|upgrade-check\/releases)\.test\.tsx?$/;
/** Files that mostly wait, for example until a killed process loses its lock. */
const WAITING =
  /\/(killed-writer|killed-delivery|two-processes|crashing-job|job-restarts|paused-process|outbox|pool|pass-on|overload|poisoned-file|crash|fuzz|examples)\.test\.ts$/;
/** Part of the other files that the waiting ones are spread over: the last ones would end too late. */
const SPREAD = 0.7;

/** Puts one file of `rare` after every few of `others`. */
const spread = (rare, others) => {
  const distance = Math.floor((others.length * SPREAD) / Math.max(1, rare.length));
  const files = [...others];
  for (const [index, file] of rare.entries()) files.splice(index * (distance + 1), 0, file);
  return files;
};

/**
 * Long files first. Waiting files one by one between the others, so that two of the three workers always use the two
 * cores.
 */
module.exports = class LongFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const long = sorted.filter(({ path }) => LONG.test(path));
    const waiting = sorted.filter(({ path }) => WAITING.test(path));
    const others = sorted.filter((test) => !long.includes(test) && !waiting.includes(test));
    return [...long, ...spread(waiting, others)];
  }
};

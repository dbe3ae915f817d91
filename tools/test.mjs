import fs from 'node:fs';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { installSchemathesis } from './fuzz/install.mjs';
import { build, install } from './prepare.mjs';
import { run, say } from './steps.mjs';
import { countJest, countPlaywright, filesToRepeat, REPEATED_CHARACTERS } from './test/counts.mjs';
import { useMemoryFolder } from './test/memory-folder.mjs';

const results = { passed: 0, failed: 0 };
/** What failed, and what passed at its second try only, shown again at the end. */
const failures = [];
const unsteady = [];
const OUT = '.cache/test';
/** The journeys that also run with two processes of every service: those that depend on it most. All would pass. */
const CHOSEN_APART = ['apart.spec', 'main-job', '--grep-invert', 'makes personas'];

/** A pass/fail check; its output is shown on failure. */
const check = async (name, command, args, options) => {
  const from = performance.now();
  const { ok, output } = await run(command, args, { quiet: true, ...options });
  results[ok ? 'passed' : 'failed'] += 1;
  if (!ok) {
    console.log(output);
    failures.push(`${name}\n${output.slice(-REPEATED_CHARACTERS)}`);
  }
  say(`${ok ? 'passed' : 'FAILED'}: ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
};

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

const readEnd = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').slice(-REPEATED_CHARACTERS) : '');

/** Adds a test run with these counts; `ok` is whether the run itself ended well. */
const addSuite = (name, from, { ok, counts, logs = [] }) => {
  const {
    passed,
    failed,
    reasons,
    unsteady: second,
  } = counts ?? { passed: 0, failed: 1, reasons: ['no report'], unsteady: [] };
  results.passed += passed;
  results.failed += ok ? failed : Math.max(1, failed);
  if (!ok || failed) failures.push([name, ...reasons, ...logs.map(readEnd)].join('\n'));
  unsteady.push(...second);
  say(`${name}: ${passed} passed, ${failed} failed (${((performance.now() - from) / 1000).toFixed(1)} s)`);
};

/** Runs a program that writes a report into this file; without the file the run itself has failed. */
const runReported = async (command, args, { file, env }) => {
  fs.rmSync(file, { force: true });
  const { ok } = await run(command, args, { env });
  return { ok, report: readJson(file) };
};

// Both wait for the network. Without it, the check that needs the result fails with the reason.
const fuzzer = installSchemathesis().catch(() => undefined);
await install();
await fuzzer;
useMemoryFolder();
// Needed last, so its installation does not delay anything.
const browser = findJourneyBrowser();
fs.mkdirSync(OUT, { recursive: true });
await Promise.all([
  build(),
  check('format and lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']),
  // Its threads would each infer the same types: 65 seconds of processor time instead of 21.
  check('types', 'npx', ['tsc', '--singleThreaded']),
  check('forbidden imports and cycles', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', ...sources()]),
  check('unused code and dependencies', 'npx', ['knip']),
  check('regular expressions that can be slow', process.execPath, ['tools/checks/regular-expressions.mjs']),
  check('Node version of dependencies', process.execPath, ['tools/checks/node-engines.mjs']),
  check('file length', process.execPath, ['tools/checks/file-length.mjs']),
]);
await jest();
const chromium = await browser;
// Each starts a portal of its own.
await Promise.all([
  chromium && journeys(chromium),
  check('unusual requests to every call', process.execPath, ['tools/fuzz.mjs', '--seconds', '20']),
]);
// Its twelve processes start alone: beside other portals that takes minutes.
if (chromium) await journeysApart(chromium);
for (const second of unsteady) console.log(`\nPASSED AT THE SECOND TRY ONLY: ${second}`);
for (const failure of failures) console.log(`\nFAILED: ${failure}`);
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed ? 1 : 0);

function sources() {
  return ['packages', 'services', 'shell', ...fs.readdirSync('.').filter((name) => name.startsWith('mfe-'))];
}

async function findJourneyBrowser() {
  const { findChromium } = await import('./chromium.mjs');
  try {
    return await findChromium();
  } catch (error) {
    console.error(error.message);
    results.failed += 1;
    return undefined;
  }
}

/** Files that fail are run once more, alone: a busy machine is no fault, but it is shown. */
async function jest() {
  const from = performance.now();
  // One more worker than cores, because some tests wait for processes and timeouts. Larger young generations save a
  // tenth of the time.
  const workers = os.availableParallelism() + 1;
  const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64' };
  const runFiles = (name, args) =>
    runReported('npx', ['jest', '--json', `--outputFile=${OUT}/${name}`, '--silent', ...args], {
      file: `${OUT}/${name}`,
      env,
    });
  const first = await runFiles('jest.json', [`--maxWorkers=${workers}`]);
  const files = first.report ? filesToRepeat(first.report) : [];
  const last = files.length
    ? await runFiles('jest-second.json', ['--maxWorkers=1', '--runTestsByPath', ...files])
    : first;
  addSuite('Jest', from, {
    ok: last.ok,
    counts: first.report && countJest(first.report, files.length ? last.report : undefined),
  });
}

async function playwright(name, config, { report, chromium, chosen = [], logs }) {
  const from = performance.now();
  const file = `${OUT}/${report}`;
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}` };
  const { ok, report: result } = await runReported('npx', ['playwright', 'test', '--config', config, ...chosen], {
    file,
    env,
  });
  addSuite(name, from, { ok, counts: result && countPlaywright(result), logs });
}

function journeys(chromium) {
  return playwright('drills and journeys', 'e2e/playwright.config.ts', { report: 'journeys.json', chromium });
}

function journeysApart(chromium) {
  return playwright('journeys with two of every service', 'e2e/playwright.apart.config.ts', {
    report: 'journeys-apart.json',
    chromium,
    chosen: CHOSEN_APART,
    logs: [`${OUT}/apart.log`],
  });
}

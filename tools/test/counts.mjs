/** Characters of a message that are shown again at the end: the end of a long log is read first, sometimes nothing else. */
export const REPEATED_CHARACTERS = 3000;
/** With more failed files than this the change is wrong, not the moment. */
const MAX_REPEATED_FILES = 10;

const isFailed = ({ status }) => status === 'failed';

/** The files of a Jest report that are run once more: those that failed, if they are few. */
export const filesToRepeat = (report) => {
  const failed = report.testResults.filter(isFailed).map(({ name }) => name);
  return failed.length <= MAX_REPEATED_FILES ? failed : [];
};

/**
 * Counts a Jest report; `repeated` is the report of the second try of its failed files, which decides about them.
 * `unsteady` names what passed at the second try only, with the messages of the first.
 */
export const countJest = (report, repeated) => {
  const second = new Map((repeated?.testResults ?? []).map((result) => [result.name, result]));
  const last = report.testResults.map((result) => second.get(result.name) ?? result);
  const tests = last.flatMap(({ assertionResults }) => assertionResults);
  const withoutTests = last.filter((result) => isFailed(result) && !result.assertionResults.some(isFailed));
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(isFailed).length + withoutTests.length,
    reasons: last.filter(isFailed).map(fileMessage),
    unsteady: report.testResults
      .filter((result) => isFailed(result) && second.has(result.name) && !isFailed(second.get(result.name)))
      .map(fileMessage),
  };
};

function fileMessage({ name, message }) {
  return `${name}\n${message.slice(0, REPEATED_CHARACTERS)}`;
}

/** Counts a Playwright report in the same form: it repeats failed journeys itself. */
export const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  reasons: [...errors.map(toMessage), ...journeys(suites, 'unexpected')],
  unsteady: journeys(suites, 'flaky'),
});

/** The tests with this status, at any depth, with the messages of every try: only the first tells why it began. */
function journeys(suites, status) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...journeys(inner, status),
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title, tests }) => {
        const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).map(toMessage);
        return [`${file}: ${title}`, ...messages].join('\n');
      }),
  ]);
}

function toMessage({ message = '' }) {
  return message.slice(0, REPEATED_CHARACTERS);
}

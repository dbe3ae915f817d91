export const REPEATED_CHARACTERS: number;

export interface JestReport {
  testResults: { name: string; message: string; status: string; assertionResults: { status: string }[] }[];
}
interface Journey {
  file: string;
  title: string;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
}
interface JourneySuite {
  suites?: JourneySuite[];
  specs?: Journey[];
}
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: { message?: string }[];
  suites: JourneySuite[];
}
export interface Counts {
  passed: number;
  failed: number;
  /** Files or journeys that failed, with their messages. */
  reasons: string[];
  /** Those that passed at the second try only, with the messages of the first. */
  unsteady: string[];
}

export function filesToRepeat(report: JestReport): string[];
export function countJest(report: JestReport, repeated?: JestReport): Counts;
export function countPlaywright(report: PlaywrightReport): Counts;

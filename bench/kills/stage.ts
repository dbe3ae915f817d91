import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Sandbox } from '@skills-architect/service-kit/testing/sandbox';
import type { Document } from 'mongodb';
import type { ApartPortal } from '../portal/start-apart';
import type { Visitor } from '../portal/visitor';
import { type Disturbance, disturb, type Moment } from './disturb';
import { isOpen, type SeenJob, type SeenJobs } from './seen-jobs';

/** Work of users that goes through some kinds of jobs; it leaves the portal as it was, so that it can be repeated. */
export interface Scenario {
  name: string;
  /** The kinds of its jobs, each with its service. */
  kinds: readonly string[];
  /** Returns what was written, counted; the same in every round. */
  play: (stage: Stage) => Promise<unknown>;
}

/** A running portal, and what is measured on it. */
export interface StageDependencies {
  portal: ApartPortal;
  visitor: Visitor;
  sandbox: Sandbox;
  jobs: SeenJobs;
  /** How long each kind of job takes undisturbed, in milliseconds. */
  usualMs: Map<string, number>;
}

/** The round of a scenario in which the job of one kind is disturbed, or none. */
export const createStage = (
  dependencies: StageDependencies,
  round: number,
  target?: { kind: string; disturbance: Disturbance } | undefined,
) => {
  const { portal, visitor, jobs, usualMs } = dependencies;
  const moments: Moment[] = [];

  const end = async (job: SeenJob) => {
    await jobs.until(`${job.kind} does not end`, () => !isOpen(job) || undefined);
    if (job.status !== 'done') throw new Error(`${job.kind} ended as ${job.status}: ${job.errorMessage}`);
    if (job.ends !== 1) throw new Error(`${job.kind} ended ${job.ends} times`);
  };

  return {
    ...dependencies,
    /** Makes names unique. */
    round,
    moments,
    collection: <T extends Document = Document>(service: string, name: string) =>
      portal.bare.db(`skills_architect_${service}`).collection<T>(name),
    /**
     * Starts a job of this kind, disturbs it if its turn has come, and waits for its end. `start` resolves to its token, or
     * to nothing for the next job of the kind.
     */
    async job(kind: string, start: () => Promise<string | undefined>): Promise<SeenJob> {
      const known = jobs.tokens();
      const token = await start();
      const [service, name] = kind.split(' ');
      const job = await jobs.until(`${kind} does not begin`, () =>
        jobs
          .all()
          .find((seenJob) =>
            token === undefined
              ? !known.has(seenJob.token) && seenJob.service === service && seenJob.kind === name && seenJob.runs > 0
              : seenJob.token === token && seenJob.runs > 0,
          ),
      );
      if (target?.kind === kind)
        moments.push(await disturb(portal, jobs, job, target.disturbance, usualMs.get(kind) ?? 0));
      await end(job);
      if (!target) usualMs.set(kind, job.endedAt - job.begunAt);
      return job;
    },
    /** The bytes of the file that a job has written. */
    async fileOf({ token, service }: SeenJob): Promise<Uint8Array> {
      const stored = await portal.bare.db('skills_architect_portal').collection<Document & { _id: string }>('jobs');
      const job = await stored.findOne({ _id: token });
      if (!job?.file) throw new Error(`the job of ${service} has no file`);
      return visitor.download(job.file.href);
    },
    /** Calls with the paths of temporary files. */
    async withFiles<T>(files: Record<string, string | Uint8Array>, use: (paths: string[]) => Promise<T>): Promise<T> {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
      try {
        const paths = Object.keys(files).map((name) => path.join(folder, name));
        for (const [index, content] of Object.values(files).entries()) await writeFile(paths[index] ?? '', content);
        return await use(paths);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
};
export type Stage = ReturnType<typeof createStage>;

/** Numbers of all and of different values: they differ when something was written twice. */
export const countBoth = (values: readonly (string | number)[]) => ({
  all: values.length,
  different: new Set(values).size,
});

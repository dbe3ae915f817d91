import type { ConvertFile } from '@skills-architect/local-model/find';
import { createPool, workerFile } from '@skills-architect/service-kit';
import type { ConvertTask } from './convert.worker';

/** The largest file of a model and what it is made of. */
const MEMORY_MB = 400;
/** A file takes three seconds alone on a machine. */
const PROCESSOR_MS = 60_000;

/** Converts files of the portal's models in a thread, which ends afterwards: the process answers others meanwhile. */
export const convertApart: ConvertFile = async (model, file, packed) => {
  if (!model.files[file].convert) return packed;
  const pool = createPool({ file: workerFile(import.meta.url, 'convert.worker'), size: 1, memoryMb: MEMORY_MB });
  const task: ConvertTask = { model: model.name, file, packed };
  try {
    return await pool.run<Uint8Array>(task, { processorMs: PROCESSOR_MS });
  } finally {
    await pool.close();
  }
};
